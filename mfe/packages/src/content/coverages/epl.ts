import type { CoverageContent } from '../coverage-content.ts';

/** Employment Practices Liability: what the drawer says of it. */
export const epl: CoverageContent = {
  longCopy:
    'Employment practices liability pays for claims by employees, former employees and applicants: discrimination, harassment, retaliation, wrongful termination, failure to promote and invasion of privacy at work. A single agency charge can cost more than a hundred thousand dollars to defend, with or without merit, and the first terminations at a growing company are its most common cause. The insurer pays for defense, settlements and judgments above the retention. The policy comes with a legal hotline, so managers can ask before they act. It’s written on a claims-made basis. Unpaid wages aren’t covered, but you can add coverage for the cost of defending a wage claim.',
  examples: [
    {
      title: 'Let go after parental leave',
      text: 'An account manager was let go three weeks after parental leave. The agency charge settled for $125,000; the defense cost $61,000.',
    },
    {
      title: 'Harassment by a supervisor',
      text: 'Two servers reported a supervisor and then lost shifts. Their retaliation claims closed for $244,000, including defense costs.',
    },
    {
      title: 'An applicant’s age',
      text: 'A rejected applicant, age 58, had an email that asked for “digital natives.” The case closed at $58,000.',
    },
  ],
  features: [
    {
      name: 'wrongful_termination',
      title: 'Wrongful termination',
      onlyWhenEnabled: false,
      description: 'Terminations alleged to violate the law, a contract or public policy.',
    },
    {
      name: 'discrimination_and_harassment',
      title: 'Discrimination and harassment',
      onlyWhenEnabled: false,
      description: 'Based on any protected characteristic, by anyone at work.',
    },
    {
      name: 'retaliation',
      title: 'Retaliation',
      onlyWhenEnabled: false,
      description: 'Actions against someone who complained or reported wrongdoing.',
    },
    {
      name: 'workplace_privacy',
      title: 'Workplace privacy',
      onlyWhenEnabled: false,
      description: 'Claims about monitoring, background checks or disclosed records.',
    },
    {
      name: 'third_party_discrimination',
      title: 'Third-party claims',
      onlyWhenEnabled: true,
      description: 'Discrimination or harassment claims by customers, vendors and visitors.',
    },
    {
      name: 'wage_and_hour_defense',
      title: 'Wage and hour defense',
      onlyWhenEnabled: true,
      description:
        'Defense against claims about overtime, breaks and classification, up to $100,000. The wages themselves aren’t covered.',
    },
    {
      name: 'epl_legal_hotline',
      title: 'EPL Hotline',
      onlyWhenEnabled: false,
      description: 'Three free hours of employment law advice in each policy period.',
    },
    {
      name: 'epl_retention_discount',
      title: 'Retention discount endorsement',
      onlyWhenEnabled: true,
      description:
        'If you call the hotline before a termination and follow the advice, the retention on a resulting claim is up to 25% lower.',
    },
    {
      name: 'workplace_violence',
      title: 'Workplace violence response',
      onlyWhenEnabled: true,
      description: 'Counseling and security costs after an act of violence at work, up to $50,000.',
    },
  ],
  doesNotCover: [
    'Unpaid wages',
    'Bodily injury (workers’ compensation)',
    'Severance you already owe',
    'Mass layoffs known before the policy began',
  ],
  faqs: [
    {
      q: 'We have five people. Do we need it?',
      a: 'Many laws apply from your first employee, others from fifteen. Small teams rarely have an HR department, so claims against them are harder to defend.',
    },
    {
      q: 'Are contractors covered?',
      a: 'Claims by independent contractors who work mainly for you are covered like claims by employees. Include them in your application.',
    },
    {
      q: 'Does the hotline cost anything?',
      a: 'The first three hours in each policy period are free. The advice is confidential.',
    },
  ],
};
