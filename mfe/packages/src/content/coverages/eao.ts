import type { CoverageCopy } from '../coverage-copy.ts';

/** Errors & Omissions: what the drawer says of it. */
export const eao: CoverageCopy = {
  longCopy:
    'Technology errors and omissions, also called professional liability, pays when a customer claims that your product or service failed and cost money: software that lost orders, an integration that was late, advice that was wrong. Such a loss is neither bodily injury nor damage to property, so general liability does not answer. The insurer pays the defense and what you owe, above the retention and up to the limit, which includes defense costs. Most enterprise contracts ask for it and name an amount. The policy is claims-made with a retroactive date; keep it in force and earlier work stays covered. Promises beyond ordinary care, such as penalties, are covered only as far as the law would make you pay anyway.',
  examples: [
    {
      title: 'Orders lost in an update',
      text: 'An update dropped one order in forty for nine days. A customer claimed lost margin; the matter settled for 240,000 dollars with 122,000 dollars of defense costs.',
    },
    {
      title: 'Late migration',
      text: 'A data migration finished four months late. The customer withheld fees and claimed the cost of running two systems. Closed at 179,000 dollars.',
    },
    {
      title: 'Rates misread',
      text: 'A lending interface rounded rates the wrong way. The bank’s refunds to borrowers came back as a claim of 510,000 dollars.',
    },
  ],
  features: [
    {
      name: 'technology_services',
      title: 'Technology services',
      onlyWhenEnabled: false,
      description: 'Software, hosting, integration, support and advice for others.',
    },
    {
      name: 'technology_products',
      title: 'Technology products',
      onlyWhenEnabled: false,
      description: 'Failure of a product to work as described, when the customer loses money.',
    },
    {
      name: 'contractual_liability',
      title: 'Liability under contracts',
      onlyWhenEnabled: false,
      description:
        'Breach of a customer contract through a negligent act, and indemnities to the same extent.',
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
      description: 'Contractors are insured for work they do on your behalf.',
    },
    {
      name: 'fee_dispute',
      title: 'Fee disputes',
      onlyWhenEnabled: true,
      description:
        'Fees you give up to settle a dispute that would become a larger claim, with consent, up to 50,000 dollars.',
    },
    {
      name: 'contingent_bodily_injury',
      title: 'Contingent bodily injury',
      onlyWhenEnabled: true,
      description: 'Injury that follows indirectly from a failed service, up to 250,000 dollars.',
    },
    {
      name: 'mitigation_costs',
      title: 'Mitigation costs',
      onlyWhenEnabled: true,
      description: 'Reasonable costs to correct an error before it becomes a claim, with consent.',
    },
  ],
  doesNotCover: [
    'Direct bodily injury',
    'Patents',
    'Refund of your own fees',
    'Penalties and liquidated damages beyond the law',
    'Work before the retroactive date',
  ],
  faqs: [
    {
      q: 'Our customer asks for "professional indemnity". Is this it?',
      a: 'Yes. Errors and omissions, professional liability and professional indemnity are names for the same cover.',
    },
    {
      q: 'Does cyber not include this?',
      a: 'No. Cyber is about data and networks. Errors and omissions is about whether the work did what it should. They are in one policy, so that a claim that touches both has one retention.',
    },
    {
      q: 'Can the limit be higher for one contract?',
      a: 'Limits up to 3 million dollars are available at once; 5 and 10 million go to an underwriter.',
    },
  ],
};
