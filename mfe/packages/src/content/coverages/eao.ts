import type { CoverageContent } from '../coverage-content.ts';

/** Errors & Omissions: what the drawer says of it. */
export const eao: CoverageContent = {
  longCopy:
    'Technology errors and omissions, also called professional liability, pays when a customer claims that your product or service failed and cost them money: software that lost orders, an integration that was late, advice that was wrong. A loss like that is neither bodily injury nor property damage, so general liability doesn’t respond. The insurer pays for your defense and what you owe, above the retention and up to the limit, which includes defense costs. Most enterprise contracts ask for it and name an amount. The policy is claims-made with a retroactive date; keep it active and your earlier work stays covered. Promises beyond ordinary care, such as penalties, are covered only to the extent that the law would make you pay anyway.',
  examples: [
    {
      title: 'Orders lost in an update',
      text: 'For nine days, an update dropped one order in forty. A customer claimed lost profits, and the case settled for $240,000 plus $122,000 in defense costs.',
    },
    {
      title: 'A late migration',
      text: 'A data migration finished four months late. The customer withheld fees and claimed the cost of running two systems. The case closed at $179,000.',
    },
    {
      title: 'Rates misread',
      text: 'A lending interface rounded interest rates incorrectly. The bank had to refund borrowers and made a claim for $510,000.',
    },
  ],
  features: [
    {
      name: 'technology_services',
      title: 'Technology services',
      onlyWhenEnabled: false,
      description: 'Software, hosting, integration, support and advice you provide to others.',
    },
    {
      name: 'technology_products',
      title: 'Technology products',
      onlyWhenEnabled: false,
      description: 'A product that fails to work as described and costs the customer money.',
    },
    {
      name: 'contractual_liability',
      title: 'Liability under contracts',
      onlyWhenEnabled: false,
      description:
        'Breach of a customer contract through negligence, and indemnities to the same extent.',
    },
    {
      name: 'prior_acts',
      title: 'Prior acts',
      onlyWhenEnabled: true,
      description: 'Work done before the policy began, back to the retroactive date.',
    },
    {
      name: 'independent_contractors',
      title: 'Independent contractors',
      onlyWhenEnabled: false,
      description: 'Contractors are covered for work they do on your behalf.',
    },
    {
      name: 'fee_dispute',
      title: 'Fee disputes',
      onlyWhenEnabled: true,
      description:
        'Fees you waive to settle a dispute that would otherwise become a larger claim, with the insurer’s consent, up to $50,000.',
    },
    {
      name: 'contingent_bodily_injury',
      title: 'Contingent bodily injury',
      onlyWhenEnabled: true,
      description: 'Injury that results indirectly from a failed service, up to $250,000.',
    },
    {
      name: 'mitigation_costs',
      title: 'Mitigation costs',
      onlyWhenEnabled: true,
      description:
        'Reasonable costs to fix an error before it becomes a claim, with the insurer’s consent.',
    },
  ],
  doesNotCover: [
    'Direct bodily injury',
    'Patents',
    'Refunds of your own fees',
    'Penalties and liquidated damages beyond the law',
    'Work before the retroactive date',
  ],
  faqs: [
    {
      q: 'Our customer asks for “professional indemnity.” Is this it?',
      a: 'Yes. Errors and omissions, professional liability and professional indemnity are different names for the same coverage.',
    },
    {
      q: 'Doesn’t cyber include this?',
      a: 'No. Cyber is about data and networks. Errors and omissions is about whether your work did what it should. They’re in one policy, so a claim that involves both has one retention.',
    },
    {
      q: 'Can I get a higher limit for one contract?',
      a: 'Limits up to $3 million are available right away. Limits of $5 million and $10 million go to an underwriter.',
    },
  ],
};
