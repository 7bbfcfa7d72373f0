import type { CoverageCopy } from '../coverage-copy.ts';

/** Cyber: what the drawer says of it. */
export const cyber: CoverageCopy = {
  longCopy:
    'Cyber insurance has two halves. The third-party half answers people and authorities who say you failed to protect data or a network. The first-party half pays your own costs: specialists who find out what happened, notices to the people concerned, ransom negotiations, restoration of data and income lost while systems are down. One call to the incident line brings in a lawyer, forensic experts and a crisis team within hours, and what they do counts towards the retention only once. The limit is shared between the halves. Multi-factor sign-in, endpoint detection and backups that are kept apart lower the premium, because they stop most incidents.',
  examples: [
    {
      title: 'Ransom note on a Monday',
      text: 'Attackers encrypted the production servers. Forensics, restoration from backups and nine days of lost income came to 614,000 dollars. No ransom was paid.',
    },
    {
      title: 'A mailbox full of records',
      text: 'A phished mailbox held records of 14,000 patients. Notices, credit monitoring and the regulator’s questions cost 289,000 dollars.',
    },
    {
      title: 'A bucket left open',
      text: 'A storage bucket was readable for five weeks. Two customers claimed the cost of telling their own users, 475,000 dollars with defense.',
    },
  ],
  features: [
    {
      name: 'breach_response',
      title: 'Breach response',
      onlyWhenEnabled: false,
      description:
        'Lawyer, forensic experts, notices, call center and monitoring for the people concerned.',
    },
    {
      name: 'network_security_liability',
      title: 'Network security liability',
      onlyWhenEnabled: false,
      description: 'Claims by others after a failure of your security.',
    },
    {
      name: 'regulatory_proceedings',
      title: 'Regulatory proceedings',
      onlyWhenEnabled: false,
      description: 'Defense before authorities, and fines where the law lets them be insured.',
    },
    {
      name: 'business_interruption',
      title: 'Business interruption',
      onlyWhenEnabled: false,
      description:
        'Income lost while your systems are down after an attack or a failure of security.',
    },
    {
      name: 'dependent_business_interruption',
      title: 'Outage of a provider',
      onlyWhenEnabled: true,
      description:
        'Income lost when an outside provider is attacked. A waiting period of eight hours applies.',
    },
    {
      name: 'cyber_extortion',
      title: 'Extortion',
      onlyWhenEnabled: false,
      description: 'Negotiation and payment where the law allows it. Coinsurance may apply.',
    },
    {
      name: 'data_restoration',
      title: 'Data restoration',
      onlyWhenEnabled: false,
      description: 'Cost to restore or rebuild data and software.',
    },
    {
      name: 'funds_transfer_fraud',
      title: 'Funds-transfer fraud',
      onlyWhenEnabled: true,
      description:
        'Money sent because of a fraudulent instruction, up to a tenth of the limit and at most 250,000 dollars.',
    },
    {
      name: 'payment_card_assessments',
      title: 'Card industry assessments',
      onlyWhenEnabled: true,
      description: 'Amounts owed under card rules after a breach.',
    },
    {
      name: 'reputation_harm',
      title: 'Reputation harm',
      onlyWhenEnabled: true,
      description:
        'Income lost because customers left after a reported incident, for up to 90 days.',
    },
  ],
  doesNotCover: [
    'Better systems than before',
    'Failure of power or internet at large',
    'War',
    'Property damage',
    'Incidents known before the policy began',
  ],
  faqs: [
    {
      q: 'We host everything with a large provider. Why insure?',
      a: 'Your customers gave the data to you. The provider’s contract limits what it owes you to very little.',
    },
    {
      q: 'Does the policy pay ransom?',
      a: 'It can, with the insurer’s consent and where sanctions law allows it. Without multi-factor sign-in on email and remote access you bear 20% yourself.',
    },
    {
      q: 'Who do we call?',
      a: 'The number is on the first page of the policy and works day and night. Calling never counts as a claim by itself.',
    },
  ],
};
