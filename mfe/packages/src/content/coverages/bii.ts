import type { CoverageContent } from '../coverage-content.ts';

/** Business Income Interruption: what the drawer says of it. */
export const bii: CoverageContent = {
  longCopy:
    'When a fire or a burst pipe closes your office, the bills don’t stop. Business income interruption replaces the net income you would have earned and pays expenses that continue, such as rent and payroll, while damaged property is repaired or replaced. It also pays extra expenses, such as a temporary office, if they shorten the closure. Payments start after a waiting period and continue for as long as a reasonably prompt recovery would take, plus an extended period while customers return. It’s bundled with business personal property because it requires insured damage to property at your location. An outage at a cloud provider or an attack on your systems belongs under cyber.',
  examples: [
    {
      title: 'Five weeks without a kitchen',
      text: 'A grease fire closed a test kitchen for five weeks. The policy replaced $96,000 in income and paid $22,400 for a rented kitchen.',
    },
    {
      title: 'A storm takes the roof',
      text: 'A windstorm stopped production for eleven weeks. Lost income and continuing payroll added up to $309,500.',
    },
    {
      title: 'Smoke from next door',
      text: 'Smoke from a fire next door made an office unusable. Twelve people worked at rented desks for a month, at a cost of $27,600.',
    },
  ],
  features: [
    {
      name: 'extra_expense',
      title: 'Extra expense',
      onlyWhenEnabled: false,
      description:
        'Reasonable costs that shorten the closure, such as rented space or express freight.',
    },
    {
      name: 'civil_authority',
      title: 'Civil authority',
      onlyWhenEnabled: false,
      description:
        'Loss of income for up to 30 days when authorities close off access because of nearby damage.',
    },
    {
      name: 'ordinary_payroll',
      title: 'Ordinary payroll',
      onlyWhenEnabled: false,
      description: 'Pay for all employees continues during the closure.',
    },
    {
      name: 'extended_period',
      title: 'Extended period of indemnity',
      onlyWhenEnabled: false,
      description:
        'Lost income is replaced for an additional period after you reopen, while sales recover.',
    },
    {
      name: 'dependent_properties',
      title: 'Dependent properties',
      onlyWhenEnabled: true,
      description: 'Losses caused by damage at a named supplier or customer, up to $100,000.',
    },
    {
      name: 'utility_services',
      title: 'Utility services',
      onlyWhenEnabled: true,
      description:
        'Losses caused by a power, water or communications failure after damage away from your premises.',
    },
  ],
  doesNotCover: [
    'Cyber attacks and cloud outages',
    'Pandemics',
    'Flood and earthquake',
    'Loss of customers without property damage',
  ],
  faqs: [
    {
      q: 'How high should the limit be?',
      a: 'Add your monthly net income and fixed expenses, then multiply by the number of months a rebuild could take. For an office, that’s often three to six months.',
    },
    {
      q: 'What does the waiting period mean?',
      a: 'Losses in the first 48 or 72 hours after the damage aren’t covered. A shorter period costs more.',
    },
    {
      q: 'Can we get it without property coverage?',
      a: 'No. It only responds to damage that the property coverage insures.',
    },
  ],
};
