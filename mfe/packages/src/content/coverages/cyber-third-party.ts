import type { CoverageCopy } from '../coverage-copy.ts';

/** Cyber, third-party: what the drawer says of it. */
export const cyberThirdParty: CoverageCopy = {
  longCopy:
    'The third-party part of cyber answers claims by customers, consumers, partners and authorities. It pays for the defense and for damages when people say that their data was exposed, that your network passed on malware or that your service went down because security failed. It also pays for the defense before data protection authorities and, where the law allows it, their fines. Claims about your privacy notice and about collecting data without consent are covered unless biometric data or tracking laws are excluded by endorsement. The part shares the policy limit with the first-party part, and one retention applies to an incident that touches both.',
  examples: [
    {
      title: 'A class of users',
      text: 'Users of a fitness app brought a class action after a breach. Defense cost 310,000 dollars and the settlement 420,000 dollars.',
    },
    {
      title: 'Malware by invoice',
      text: 'A firm’s hijacked mailbox sent infected invoices to clients. Two of them claimed 141,000 dollars for cleaning up.',
    },
    {
      title: 'An attorney general asks',
      text: 'A state attorney general looked into a late notice. The inquiry closed with 96,000 dollars of legal costs and fine.',
    },
  ],
  features: [
    {
      name: 'privacy_liability',
      title: 'Privacy liability',
      onlyWhenEnabled: false,
      description: 'Loss, theft or wrongful disclosure of personal or confidential data.',
    },
    {
      name: 'network_security_liability',
      title: 'Network security liability',
      onlyWhenEnabled: false,
      description: 'Malware passed on, access denied, data destroyed at others.',
    },
    {
      name: 'regulatory_proceedings',
      title: 'Regulatory proceedings',
      onlyWhenEnabled: false,
      description: 'Inquiries and fines of data protection authorities.',
    },
    {
      name: 'payment_card_assessments',
      title: 'Card industry assessments',
      onlyWhenEnabled: true,
      description: 'Assessments and recertification under card rules.',
    },
    {
      name: 'wrongful_collection',
      title: 'Wrongful collection',
      onlyWhenEnabled: true,
      description: 'Claims that data was collected without consent, up to 250,000 dollars.',
    },
    {
      name: 'vendor_liability',
      title: 'Acts of vendors',
      onlyWhenEnabled: false,
      description: 'Your liability for data that a vendor holds for you.',
    },
  ],
  doesNotCover: [
    'Intentional unlawful tracking',
    'Unpaid license fees',
    'Promised service credits',
  ],
  faqs: [
    {
      q: 'Does it cover our contracts?',
      a: 'Yes as far as you would be liable without the contract; confidentiality agreements are covered in full.',
    },
    { q: 'Are fines insured?', a: 'Where the law of the place allows it.' },
    {
      q: 'Is there a retention for each customer?',
      a: 'No. One incident has one retention, however many people claim.',
    },
  ],
};
