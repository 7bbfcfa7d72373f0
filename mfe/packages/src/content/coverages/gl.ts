import type { CoverageCopy } from '../coverage-copy.ts';

/** General Liability: what the drawer says of it. */
export const gl: CoverageCopy = {
  longCopy:
    "General liability is the insurance that leases and customer contracts ask for first. It pays for bodily injury and property damage that the company causes to others, on your premises, at an event or through a product, and for personal and advertising injury such as libel or the use of someone's slogan. The insurer hires a lawyer and pays for the defense on top of the limit, even if the claim turns out to be groundless. It is written on an occurrence basis, so an accident during the policy period is covered whenever the claim arrives. It does not pay for mistakes in your professional work, for data incidents or for injuries to your own employees; other policies do that.",
  examples: [
    {
      title: 'A visitor slips in the lobby',
      text: 'A candidate on the way to an interview slipped on a freshly mopped floor and broke a wrist. The policy paid 31,200 dollars for treatment and lost wages and 17,400 dollars for the defense.',
    },
    {
      title: 'A display falls at a trade show',
      text: 'A demonstration rack tipped over at a trade show and crushed the neighboring exhibitor’s prototype. The policy paid 22,750 dollars for its replacement.',
    },
    {
      title: 'A slogan too close to another',
      text: 'A drinks maker said that a campaign copied its advertising idea. The case settled for 45,000 dollars after 44,000 dollars of defense costs.',
    },
  ],
  features: [
    {
      name: 'premises_and_operations',
      title: 'Premises and operations',
      onlyWhenEnabled: false,
      description: 'Injury and damage at your locations and from work under way.',
    },
    {
      name: 'products_completed_operations',
      title: 'Products and completed operations',
      onlyWhenEnabled: false,
      description:
        'Injury and damage caused by a product after it is sold, or by work after it is finished. It has its own aggregate of the same size.',
    },
    {
      name: 'personal_and_advertising_injury',
      title: 'Personal and advertising injury',
      onlyWhenEnabled: false,
      description: 'Libel, slander, wrongful eviction and the use of another’s advertising idea.',
    },
    {
      name: 'medical_payments',
      title: 'Medical payments',
      onlyWhenEnabled: false,
      description:
        'Up to 10,000 dollars a person for first treatment of visitors, whoever is at fault.',
    },
    {
      name: 'damage_to_rented_premises',
      title: 'Damage to rented premises',
      onlyWhenEnabled: false,
      description: 'Fire damage to space that you rent, up to 300,000 dollars.',
    },
    {
      name: 'blanket_additional_insured',
      title: 'Blanket additional insured',
      onlyWhenEnabled: true,
      description:
        'Landlords and customers become insureds automatically where a written contract requires it, for liability arising from your work.',
    },
    {
      name: 'blanket_waiver_of_subrogation',
      title: 'Blanket waiver of subrogation',
      onlyWhenEnabled: true,
      description:
        'The insurer gives up its right to recover from a party when your written contract asks for that.',
    },
    {
      name: 'primary_and_non_contributory',
      title: 'Primary and non-contributory wording',
      onlyWhenEnabled: true,
      description:
        'Your policy pays before the additional insured’s own insurance and asks for no share from it.',
    },
    {
      name: 'hired_and_non_owned_auto',
      title: 'Hired and non-owned auto',
      onlyWhenEnabled: true,
      description:
        'Liability of the company when people drive rented cars, or their own cars, on business. It is excess over the driver’s insurance and does not repair the car.',
    },
  ],
  doesNotCover: [
    'Professional mistakes',
    'Data breaches',
    'Injuries to employees',
    'Owned vehicles',
    'Intended or expected harm',
  ],
  faqs: [
    {
      q: 'My landlord wants to be named. Is that possible?',
      a: 'Yes. Choose blanket additional insured. Anyone whom a written contract requires you to protect is then an insured, and we can issue a certificate that says so.',
    },
    {
      q: 'Is defense inside the limit?',
      a: 'No. Defense costs are paid in addition to the limit until the limit has been used up by settlements or judgments.',
    },
    {
      q: 'Does it cover work abroad?',
      a: 'Accidents abroad during short trips are covered when the suit is brought in the United States or Canada. Offices abroad need local insurance.',
    },
  ],
};
