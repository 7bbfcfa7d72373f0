import type { CoverageContent } from '../coverage-content.ts';

/** Cyber: what the drawer says of it. */
export const cyber: CoverageContent = {
  longCopy:
    'Cyber insurance has two halves. The third-party half responds when people or regulators say you failed to protect data or a network. The first-party half pays your own costs: specialists who find out what happened, notices to the people affected, ransom negotiations, data restoration and income lost while systems are down. One call to the incident line brings in a lawyer, forensic experts and a crisis team within hours, and their work counts toward the retention only once. The two halves share the limit. Multi-factor sign-in, endpoint detection and backups that are stored separately lower the premium because they stop most incidents.',
  examples: [
    {
      title: 'A ransom note on a Monday',
      text: 'Attackers encrypted the production servers. Forensics, restoring from backups and nine days of lost income added up to $614,000. No ransom was paid.',
    },
    {
      title: 'A mailbox full of records',
      text: 'A phished mailbox held the records of 14,000 patients. Notices, credit monitoring and responding to the regulator cost $289,000.',
    },
    {
      title: 'A storage bucket left open',
      text: 'A storage bucket was publicly readable for five weeks. Two customers claimed the cost of notifying their own users: $475,000, including defense costs.',
    },
  ],
  features: [
    {
      name: 'breach_response',
      title: 'Breach response',
      onlyWhenEnabled: false,
      description:
        'A lawyer, forensic experts, notices, a call center and monitoring for the people affected.',
    },
    {
      name: 'network_security_liability',
      title: 'Network security liability',
      onlyWhenEnabled: false,
      description: 'Claims by others after your security fails.',
    },
    {
      name: 'regulatory_proceedings',
      title: 'Regulatory proceedings',
      onlyWhenEnabled: false,
      description: 'Defense before regulators, and fines where the law allows them to be insured.',
    },
    {
      name: 'business_interruption',
      title: 'Business interruption',
      onlyWhenEnabled: false,
      description: 'Income lost while your systems are down after an attack or a security failure.',
    },
    {
      name: 'dependent_business_interruption',
      title: 'Provider outage',
      onlyWhenEnabled: true,
      description:
        'Income lost when an outside provider is attacked. An eight-hour waiting period applies.',
    },
    {
      name: 'cyber_extortion',
      title: 'Extortion',
      onlyWhenEnabled: false,
      description: 'Negotiation, and payment where the law allows it. Coinsurance may apply.',
    },
    {
      name: 'data_restoration',
      title: 'Data restoration',
      onlyWhenEnabled: false,
      description: 'The cost to restore or rebuild data and software.',
    },
    {
      name: 'funds_transfer_fraud',
      title: 'Funds-transfer fraud',
      onlyWhenEnabled: true,
      description:
        'Money sent because of a fraudulent instruction, up to a tenth of the limit and no more than $250,000.',
    },
    {
      name: 'payment_card_assessments',
      title: 'Payment card assessments',
      onlyWhenEnabled: true,
      description: 'Amounts you owe under payment card rules after a breach.',
    },
    {
      name: 'reputation_harm',
      title: 'Reputational harm',
      onlyWhenEnabled: true,
      description:
        'Income lost because customers leave after a reported incident, for up to 90 days.',
    },
  ],
  doesNotCover: [
    'Upgrades to better systems',
    'Widespread power or internet failures',
    'War',
    'Property damage',
    'Incidents known before the policy began',
  ],
  faqs: [
    {
      q: 'We host everything with a large provider. Why do we need insurance?',
      a: 'Your customers gave the data to you, and the provider’s contract limits what it owes you to very little.',
    },
    {
      q: 'Does the policy pay ransom?',
      a: 'It can, with the insurer’s consent and where sanctions law allows it. Without multi-factor sign-in on email and remote access, you pay 20% yourself.',
    },
    {
      q: 'Who do we call?',
      a: 'The number is on the first page of your policy, and someone answers day and night. A call by itself never counts as a claim.',
    },
  ],
};
