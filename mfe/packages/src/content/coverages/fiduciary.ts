import type { CoverageCopy } from '../coverage-copy.ts';

/** Fiduciary: what the drawer says of it. */
export const fiduciary: CoverageCopy = {
  longCopy:
    'Whoever chooses investments, providers or fees for a benefit plan is a fiduciary under federal law and can be held personally liable for losses. Fiduciary liability protects the company, its plans and the people who make those decisions when participants or the Department of Labor claim a breach of duty: fees that were too high, a fund that should have been replaced, contributions sent late. It pays defense, settlements and some penalties for inadvertent breaches. It is not the ERISA bond that the law requires, which protects the plan against theft. It is claims-made, and defense costs are part of the limit. It is offered when the company has a retirement plan.',
  examples: [
    {
      title: 'Fees of a 401(k)',
      text: 'Participants claimed that record-keeping fees were three times the market. The case settled for 190,000 dollars; the defense cost 120,000 dollars.',
    },
    {
      title: 'Contributions sent late',
      text: 'Employee contributions reached the plan six weeks late for a year. The policy paid 44,500 dollars for legal work and the correction filing.',
    },
    {
      title: 'A wrong estimate',
      text: 'A retiree relied on a wrong estimate of his pension. The policy paid 87,000 dollars.',
    },
  ],
  features: [
    {
      name: 'breach_of_duty',
      title: 'Breach of duty',
      onlyWhenEnabled: false,
      description: 'Claims that a fiduciary acted without due care or loyalty.',
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
      description: 'Fees and penalties of a voluntary correction program, up to 100,000 dollars.',
    },
    {
      name: 'health_privacy_penalties',
      title: 'Health privacy penalties',
      onlyWhenEnabled: true,
      description:
        'Civil penalties for breaches of health privacy rules by the plan, up to 50,000 dollars.',
    },
    {
      name: 'benefit_overpayment',
      title: 'Benefit overpayment',
      onlyWhenEnabled: true,
      description: 'Overpayments that cannot be recovered, up to 50,000 dollars.',
    },
  ],
  doesNotCover: [
    'Theft of plan money (an ERISA bond does)',
    'Benefits that are owed',
    'Funding shortfalls',
  ],
  faqs: [
    {
      q: 'Is this the ERISA bond?',
      a: 'No. The bond protects the plan against theft and is required by law. Fiduciary liability protects you and is optional.',
    },
    {
      q: 'Our provider says it is the fiduciary. Are we free?',
      a: 'Not wholly. Choosing and watching the provider remains your duty.',
    },
    {
      q: 'Why is it not offered to us?',
      a: 'The coverage is offered once the company has a retirement plan. Add the plan to your application and it appears.',
    },
  ],
};
