import type { CoverageContent } from '../coverage-content.ts';

/** Cyber, first-party: what the drawer says of it. */
export const cyberFirstParty: CoverageContent = {
  longCopy:
    'The first-party part of cyber pays what an incident costs you. It starts with a lawyer who leads the response and forensic experts who find out what was taken. Next come notices to the people affected, a call center and credit monitoring, followed by restoring data and software. If systems are down, it replaces lost income after the waiting period. If someone demands money, it pays for negotiators and, within the law, for the demand. It also reimburses funds sent because of a fraudulent instruction, up to a small limit of its own. The incident has to be discovered during the policy period and reported promptly.',
  examples: [
    {
      title: 'Forensics and forty thousand letters',
      text: 'It took three weeks to find out what was copied. Forensics and notices to 40,000 patients cost $337,000.',
    },
    {
      title: 'Two days without checkout',
      text: 'A denial-of-service attack during a sale week cost $153,000 in lost profits after the waiting period.',
    },
    {
      title: 'A fraudulent invoice',
      text: 'An altered invoice led to a $118,000 payment. The policy reimbursed $100,000, its limit for funds-transfer fraud.',
    },
  ],
  features: [
    {
      name: 'incident_response',
      title: 'Incident response',
      onlyWhenEnabled: false,
      description: 'A lawyer and forensic experts from the insurer’s panel, right away.',
    },
    {
      name: 'notification_costs',
      title: 'Notices and monitoring',
      onlyWhenEnabled: false,
      description: 'Letters, a call center and monitoring for the people affected.',
    },
    {
      name: 'cyber_extortion',
      title: 'Extortion',
      onlyWhenEnabled: false,
      description: 'Negotiators, and payment within the law. Coinsurance may apply.',
    },
    {
      name: 'data_restoration',
      title: 'Data restoration',
      onlyWhenEnabled: false,
      description: 'Restoring or rebuilding data and software.',
    },
    {
      name: 'business_interruption',
      title: 'Business interruption',
      onlyWhenEnabled: false,
      description: 'Lost income and extra expense while systems are down.',
    },
    {
      name: 'dependent_business_interruption',
      title: 'Provider outage',
      onlyWhenEnabled: true,
      description: 'Lost income when an outside provider is attacked.',
    },
    {
      name: 'funds_transfer_fraud',
      title: 'Funds-transfer fraud',
      onlyWhenEnabled: true,
      description: 'Up to a tenth of the policy limit and no more than $250,000.',
    },
    {
      name: 'bricking',
      title: 'Hardware replacement',
      onlyWhenEnabled: true,
      description: 'Computers made unusable by malware, up to $100,000.',
    },
  ],
  doesNotCover: [
    'Improvements',
    'Routine maintenance',
    'Lost digital assets',
    'Failure of public infrastructure',
  ],
  faqs: [
    {
      q: 'Can we use our own experts?',
      a: 'Yes, if the insurer agrees before they start. You don’t need consent to use panel experts.',
    },
    {
      q: 'How is lost income calculated?',
      a: 'From your books: what you would have earned, minus what you did earn and what you saved.',
    },
    {
      q: 'What is the waiting period for?',
      a: 'Short outages are part of doing business. Losses in the first eight hours of a provider’s outage aren’t covered.',
    },
  ],
};
