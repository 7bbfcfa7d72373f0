import type { CoverageContent } from '../coverage-content.ts';

/** Cyber, third-party: what the drawer says of it. */
export const cyberThirdParty: CoverageContent = {
  longCopy:
    'The third-party part of cyber responds to claims by customers, consumers, partners and regulators. It pays for defense and damages when people say that their data was exposed, that your network passed on malware or that your service went down because security failed. It also pays for your defense before data protection authorities and, where the law allows it, their fines. Claims about your privacy notice and about collecting data without consent are covered unless biometric data or tracking laws are excluded by endorsement. This part shares the policy limit with the first-party part, and one retention applies to an incident that involves both.',
  examples: [
    {
      title: 'A class action by users',
      text: 'Users of a fitness app filed a class action after a breach. The defense cost $310,000 and the settlement $420,000.',
    },
    {
      title: 'Malware by invoice',
      text: 'A firm’s hijacked mailbox sent infected invoices to clients. Two of them claimed $141,000 in cleanup costs.',
    },
    {
      title: 'An attorney general asks',
      text: 'A state attorney general looked into a late breach notice. The inquiry cost $96,000 in legal fees and a fine.',
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
      description: 'Malware you pass on, denied access and other people’s data that is destroyed.',
    },
    {
      name: 'regulatory_proceedings',
      title: 'Regulatory proceedings',
      onlyWhenEnabled: false,
      description: 'Inquiries and fines by data protection authorities.',
    },
    {
      name: 'payment_card_assessments',
      title: 'Payment card assessments',
      onlyWhenEnabled: true,
      description: 'Assessments and recertification under payment card rules.',
    },
    {
      name: 'wrongful_collection',
      title: 'Wrongful collection',
      onlyWhenEnabled: true,
      description: 'Claims that data was collected without consent, up to $250,000.',
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
    'Service credits you promised',
  ],
  faqs: [
    {
      q: 'Does it cover our contracts?',
      a: 'Yes, to the extent that you’d be liable without the contract. Confidentiality agreements are covered in full.',
    },
    { q: 'Are fines insured?', a: 'Yes, where local law allows it.' },
    {
      q: 'Is there a separate retention for each customer?',
      a: 'No. One incident has one retention, no matter how many people make a claim.',
    },
  ],
};
