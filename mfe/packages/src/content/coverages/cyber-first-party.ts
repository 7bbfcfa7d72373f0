import type { CoverageCopy } from '../coverage-copy.ts';

/** Cyber, first-party: what the drawer says of it. */
export const cyberFirstParty: CoverageCopy = {
  longCopy:
    'The first-party part of cyber pays what the incident costs you. It starts with a lawyer who steers the response and with forensic experts who find out what was taken. It goes on with notices to the people concerned, a call center and credit monitoring, then with restoring data and software. If systems are down, it replaces lost income after the waiting period. If someone demands money, it pays for negotiators and, within the law, for the demand. It also repays funds sent because of a fraudulent instruction, within a small limit of its own. The incident has to be discovered during the policy period and reported without delay.',
  examples: [
    {
      title: 'Forensics and forty thousand letters',
      text: 'Finding out what was copied took three weeks. Forensics and notices to 40,000 patients cost 337,000 dollars.',
    },
    {
      title: 'Two days without checkout',
      text: 'A denial-of-service attack in a sale week cost 153,000 dollars of margin after the waiting period.',
    },
    {
      title: 'A false invoice',
      text: 'A changed invoice led to a payment of 118,000 dollars. The policy repaid 100,000 dollars, its limit for funds-transfer fraud.',
    },
  ],
  features: [
    {
      name: 'incident_response',
      title: 'Incident response',
      onlyWhenEnabled: false,
      description: 'Lawyer and forensic experts from the panel, at once.',
    },
    {
      name: 'notification_costs',
      title: 'Notices and monitoring',
      onlyWhenEnabled: false,
      description: 'Letters, call center and monitoring for the people concerned.',
    },
    {
      name: 'cyber_extortion',
      title: 'Extortion',
      onlyWhenEnabled: false,
      description: 'Negotiators and payment within the law; coinsurance may apply.',
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
      title: 'Outage of a provider',
      onlyWhenEnabled: true,
      description: 'Lost income when an outside provider is attacked.',
    },
    {
      name: 'funds_transfer_fraud',
      title: 'Funds-transfer fraud',
      onlyWhenEnabled: true,
      description: 'A tenth of the policy limit and at most 250,000 dollars.',
    },
    {
      name: 'bricking',
      title: 'Replaced hardware',
      onlyWhenEnabled: true,
      description: 'Computers that malware has made useless, up to 100,000 dollars.',
    },
  ],
  doesNotCover: [
    'Improvements',
    'Ordinary maintenance',
    'Lost digital assets',
    'Failure of public infrastructure',
  ],
  faqs: [
    {
      q: 'May we use our own experts?',
      a: 'Yes, if the insurer agrees before they start. Panel experts need no consent.',
    },
    {
      q: 'How is lost income worked out?',
      a: 'From your books: what you would have earned, less what you did earn and what you saved.',
    },
    {
      q: 'What is the waiting period for?',
      a: 'Short outages are part of business. Loss in the first eight hours of a provider’s outage is yours.',
    },
  ],
};
