import type { CoverageContent } from '../coverage-content.ts';

/** Fiduciary: what the drawer says of it. */
export const fiduciary: CoverageContent = {
  longCopy:
    'Anyone who chooses investments, providers or fees for a benefit plan is a fiduciary under federal law and can be held personally liable for losses. Fiduciary liability protects the company, its plans and the people who make those decisions when participants or the Department of Labor claim a breach of duty: fees that were too high, a fund that should have been replaced, contributions that were sent late. It pays for defense, settlements and some penalties for inadvertent breaches. It isn’t the ERISA bond that the law requires, which protects the plan against theft. It’s claims-made, and defense costs are part of the limit. It’s available to companies that have a retirement plan.',
  examples: [
    {
      title: '401(k) fees',
      text: 'Participants claimed that recordkeeping fees were three times the market rate. The case settled for $190,000; the defense cost $120,000.',
    },
    {
      title: 'Late contributions',
      text: 'Employee contributions reached the plan six weeks late for a year. The policy paid $44,500 for legal work and the correction filing.',
    },
    {
      title: 'An incorrect pension estimate',
      text: 'A retiree relied on an incorrect estimate of his pension. The policy paid $87,000.',
    },
  ],
  features: [
    {
      name: 'breach_of_duty',
      title: 'Breach of duty',
      onlyWhenEnabled: false,
      description: 'Claims that a fiduciary failed to act with due care or loyalty.',
    },
    {
      name: 'plan_administration',
      title: 'Administration errors',
      onlyWhenEnabled: false,
      description: 'Negligent mistakes in running the plan.',
    },
    {
      name: 'settlor_functions',
      title: 'Settlor functions',
      onlyWhenEnabled: true,
      description: 'Claims about setting up, changing or ending a plan.',
    },
    {
      name: 'voluntary_compliance',
      title: 'Voluntary correction',
      onlyWhenEnabled: false,
      description: 'Fees and penalties under a voluntary correction program, up to $100,000.',
    },
    {
      name: 'health_privacy_penalties',
      title: 'Health privacy penalties',
      onlyWhenEnabled: true,
      description: 'Civil penalties when the plan violates health privacy rules, up to $50,000.',
    },
    {
      name: 'benefit_overpayment',
      title: 'Benefit overpayment',
      onlyWhenEnabled: true,
      description: 'Overpayments that can’t be recovered, up to $50,000.',
    },
  ],
  doesNotCover: [
    'Theft of plan money (an ERISA bond covers it)',
    'Benefits already owed',
    'Funding shortfalls',
  ],
  faqs: [
    {
      q: 'Is this the ERISA bond?',
      a: 'No. The bond protects the plan against theft and is required by law. Fiduciary liability protects you and is optional.',
    },
    {
      q: 'Our provider says it’s the fiduciary. Are we off the hook?',
      a: 'Not entirely. Choosing and monitoring the provider is still your duty.',
    },
    {
      q: 'Why isn’t it available to us?',
      a: 'This coverage is available once your company has a retirement plan. Add the plan to your application to see it.',
    },
  ],
};
