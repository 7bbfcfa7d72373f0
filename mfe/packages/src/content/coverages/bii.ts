import type { CoverageCopy } from '../coverage-copy.ts';

/** Business Income Interruption: what the drawer says of it. */
export const bii: CoverageCopy = {
  longCopy:
    'When a fire or a burst pipe closes an office, the bills go on. Business income interruption replaces the net income you would have earned and pays the expenses that continue, such as rent and payroll, while damaged property is repaired or replaced. It also pays extra expense, for example a temporary office, if that shortens the closure. Payment starts after a waiting period and goes on until you could be back with reasonable speed, and then for an extended period while customers return. It is bundled with business personal property because it needs insured damage to property at your location. An outage of a cloud provider or an attack on your systems belongs under cyber.',
  examples: [
    {
      title: 'Five weeks without a kitchen',
      text: 'A grease fire closed a test kitchen for five weeks. The policy replaced 96,000 dollars of income and paid 22,400 dollars for a rented kitchen.',
    },
    {
      title: 'A storm takes the roof',
      text: 'Production stopped for eleven weeks after a windstorm. Income and continuing payroll came to 309,500 dollars.',
    },
    {
      title: 'Smoke from next door',
      text: 'Smoke from a fire next door made an office unusable. Twelve people worked from rented desks for a month at a cost of 27,600 dollars.',
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
        'Loss of income for up to 30 days when an authority closes access because of damage nearby.',
    },
    {
      name: 'ordinary_payroll',
      title: 'Ordinary payroll',
      onlyWhenEnabled: false,
      description: 'Pay of all staff goes on during the closure.',
    },
    {
      name: 'extended_period',
      title: 'Extended period of indemnity',
      onlyWhenEnabled: false,
      description: 'Income is made good for a further period after reopening while sales recover.',
    },
    {
      name: 'dependent_properties',
      title: 'Dependent properties',
      onlyWhenEnabled: true,
      description: 'Loss because of damage at a named supplier or customer, up to 100,000 dollars.',
    },
    {
      name: 'utility_services',
      title: 'Utility services',
      onlyWhenEnabled: true,
      description:
        'Loss because power, water or communications fail after damage off your premises.',
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
      q: 'How large should the limit be?',
      a: 'Take monthly net income plus fixed expenses and multiply by the months a rebuild could take. For an office that is often three to six months.',
    },
    {
      q: 'What does the waiting period mean?',
      a: 'Loss in the first 48 or 72 hours after the damage is yours. A shorter period costs more.',
    },
    {
      q: 'Can we have it without property cover?',
      a: 'No. It responds only to damage that the property part insures.',
    },
  ],
};
