import type { CoverageCopy } from '../coverage-copy.ts';

/** Employment Practices Liability: what the drawer says of it. */
export const epl: CoverageCopy = {
  longCopy:
    'Employment practices liability pays for claims by employees, former employees and applicants: discrimination, harassment, retaliation, wrongful dismissal, failure to promote, invasion of privacy at work. A single charge before an agency can cost more than a hundred thousand dollars to defend, with or without merit, and the first dismissals of a growing company are its most common cause. The insurer pays defense, settlements and judgments above the retention. The policy comes with a legal hotline, so that managers can ask before they act. It is written on a claims-made basis. Unpaid wages are not covered, but the cost of defending a wage claim can be added.',
  examples: [
    {
      title: 'Let go after parental leave',
      text: 'An account manager was dismissed three weeks after parental leave. The agency charge settled for 125,000 dollars; the defense cost 61,000 dollars.',
    },
    {
      title: 'Harassment by a supervisor',
      text: 'Two servers reported a supervisor and then lost shifts. Their retaliation claims closed for 244,000 dollars with defense.',
    },
    {
      title: 'An applicant’s age',
      text: 'A rejected applicant of 58 showed an email that asked for “digital natives”. The matter ended at 58,000 dollars.',
    },
  ],
  features: [
    {
      name: 'wrongful_termination',
      title: 'Wrongful dismissal',
      onlyWhenEnabled: false,
      description: 'Dismissals said to breach the law, a contract or public policy.',
    },
    {
      name: 'discrimination_and_harassment',
      title: 'Discrimination and harassment',
      onlyWhenEnabled: false,
      description: 'Any protected ground, by anyone at work.',
    },
    {
      name: 'retaliation',
      title: 'Retaliation',
      onlyWhenEnabled: false,
      description: 'Measures against someone who complained or reported a wrong.',
    },
    {
      name: 'workplace_privacy',
      title: 'Workplace privacy',
      onlyWhenEnabled: false,
      description: 'Claims over monitoring, background checks or disclosed records.',
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
        'Defense of claims about overtime, breaks and classification, up to 100,000 dollars. The wages themselves are not covered.',
    },
    {
      name: 'epl_legal_hotline',
      title: 'EPL Hotline',
      onlyWhenEnabled: false,
      description:
        'Three free hours of legal advice in each policy period on questions of employment law.',
    },
    {
      name: 'epl_retention_discount',
      title: 'Retention discount endorsement',
      onlyWhenEnabled: true,
      description:
        'If you call the hotline before a dismissal and follow the advice, the retention of a claim that comes of it is up to 25% lower.',
    },
    {
      name: 'workplace_violence',
      title: 'Workplace violence response',
      onlyWhenEnabled: true,
      description:
        'Counseling and security costs after an act of violence at work, up to 50,000 dollars.',
    },
  ],
  doesNotCover: [
    'Unpaid wages',
    'Bodily injury (workers’ compensation)',
    'Severance that is owed anyway',
    'Mass layoffs known before the policy began',
  ],
  faqs: [
    {
      q: 'We have five people. Is it needed?',
      a: 'Many laws apply from the first employee, others from fifteen. Small teams rarely have an HR department, which is why their claims are harder to defend.',
    },
    {
      q: 'Are contractors covered?',
      a: 'Claims by independent contractors who work mainly for you are covered like claims by employees. Count them in the application.',
    },
    {
      q: 'Does the hotline cost anything?',
      a: 'The first three hours in each policy period are free. Advice given there is confidential.',
    },
  ],
};
