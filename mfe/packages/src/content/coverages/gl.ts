import type { CoverageContent } from '../coverage-content.ts';

/** General Liability: what the drawer says of it. */
export const gl: CoverageContent = {
  longCopy:
    'General liability is the coverage that leases and customer contracts usually ask for first. It pays for bodily injury and property damage that your company causes to others, whether on your premises, at an event or through a product, and for personal and advertising injury such as libel or the use of someone else’s slogan. The insurer hires a lawyer and pays for your defense on top of the limit, even if the claim turns out to be groundless. It’s written on an occurrence basis, so an accident during the policy period is covered no matter when the claim arrives. It doesn’t pay for mistakes in your professional work, data incidents or injuries to your own employees; other policies do that.',
  examples: [
    {
      title: 'A visitor slips in the lobby',
      text: 'A candidate on the way to an interview slipped on a freshly mopped floor and broke a wrist. The policy paid $31,200 for medical bills and lost wages, and $17,400 for the defense.',
    },
    {
      title: 'A display falls at a trade show',
      text: 'A demo rack tipped over at a trade show and crushed a prototype in the next booth. The policy paid $22,750 to replace it.',
    },
    {
      title: 'A slogan too close to another one',
      text: 'A beverage company said that an ad campaign copied its idea. The case settled for $45,000 after $44,000 in defense costs.',
    },
  ],
  features: [
    {
      name: 'premises_and_operations',
      title: 'Premises and operations',
      onlyWhenEnabled: false,
      description: 'Injury and damage at your locations and from work in progress.',
    },
    {
      name: 'products_completed_operations',
      title: 'Products and completed operations',
      onlyWhenEnabled: false,
      description:
        'Injury and damage caused by a product after it is sold, or by work after it is finished. It has its own aggregate limit of the same amount.',
    },
    {
      name: 'personal_and_advertising_injury',
      title: 'Personal and advertising injury',
      onlyWhenEnabled: false,
      description:
        'Libel, slander, wrongful eviction and the use of someone else’s advertising idea.',
    },
    {
      name: 'medical_payments',
      title: 'Medical payments',
      onlyWhenEnabled: false,
      description:
        'Up to $10,000 per person for visitors’ initial medical treatment, no matter who is at fault.',
    },
    {
      name: 'damage_to_rented_premises',
      title: 'Damage to rented premises',
      onlyWhenEnabled: false,
      description: 'Fire damage to space you rent, up to $300,000.',
    },
    {
      name: 'blanket_additional_insured',
      title: 'Blanket additional insured',
      onlyWhenEnabled: true,
      description:
        'Landlords and customers become insureds automatically if a written contract requires it, for liability arising from your work.',
    },
    {
      name: 'blanket_waiver_of_subrogation',
      title: 'Blanket waiver of subrogation',
      onlyWhenEnabled: true,
      description:
        'The insurer gives up its right to recover from another party if your written contract requires it.',
    },
    {
      name: 'primary_and_non_contributory',
      title: 'Primary and non-contributory wording',
      onlyWhenEnabled: true,
      description:
        'Your policy pays before the additional insured’s own insurance and doesn’t ask it to contribute.',
    },
    {
      name: 'hired_and_non_owned_auto',
      title: 'Hired and non-owned auto',
      onlyWhenEnabled: true,
      description:
        'The company’s liability when people drive rental cars or their own cars for work. It pays in excess of the driver’s own insurance and doesn’t cover repairs to the car.',
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
      q: 'My landlord wants to be named on the policy. Is that possible?',
      a: 'Yes. Choose blanket additional insured. Anyone a written contract requires you to protect is then an insured, and we can issue a certificate that says so.',
    },
    {
      q: 'Do defense costs count toward the limit?',
      a: 'No. Defense costs are paid in addition to the limit until settlements or judgments have used up the limit.',
    },
    {
      q: 'Does it cover work abroad?',
      a: 'Accidents during short trips abroad are covered if the lawsuit is filed in the United States or Canada. Offices abroad need local insurance.',
    },
  ],
};
