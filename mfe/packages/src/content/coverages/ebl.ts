import type { CoverageContent } from '../coverage-content.ts';

/** Employee Benefits Liability: what the drawer says of it. */
export const ebl: CoverageContent = {
  longCopy:
    'Enrolling people in health, life and retirement plans involves paperwork, and paperwork goes wrong. Employee benefits liability pays when a negligent mistake in administering a plan costs an employee money: a new hire who was never enrolled, a newborn who wasn’t added, a beneficiary form that got lost. It covers the employee’s loss and the cost of your defense. It’s added to general liability in a commercial package and is written on a claims-made basis, so the claim has to be made while the policy is active, and the mistake has to come after the retroactive date. It doesn’t pay for poor investment results or a breach of fiduciary duty; that’s what fiduciary liability is for.',
  examples: [
    {
      title: 'A newborn left out',
      text: 'A form to add a newborn to the health plan never left a drawer. The policy paid $71,500 in hospital bills.',
    },
    {
      title: 'Disability coverage never activated',
      text: 'A machinist’s disability coverage was never activated. The policy paid $123,000, the amount of the lost benefits.',
    },
    {
      title: 'A missed continuation deadline',
      text: 'A notice of continuation coverage was sent two months late. The policy paid $17,800 in medical bills and $9,000 for the defense.',
    },
  ],
  features: [
    {
      name: 'enrollment_errors',
      title: 'Enrollment errors',
      onlyWhenEnabled: false,
      description: 'Failure to start, change or end coverage as instructed.',
    },
    {
      name: 'explanation_of_benefits',
      title: 'Incorrect information',
      onlyWhenEnabled: false,
      description: 'Incorrect information given to employees about what a plan offers.',
    },
    {
      name: 'records_handling',
      title: 'Records handling',
      onlyWhenEnabled: false,
      description: 'Lost or mixed-up plan records.',
    },
    {
      name: 'continuation_notices',
      title: 'Continuation notices',
      onlyWhenEnabled: false,
      description: 'Late or missing notices of continued health coverage.',
    },
    {
      name: 'prior_acts',
      title: 'Prior acts',
      onlyWhenEnabled: true,
      description:
        'Mistakes before the policy began, back to the retroactive date on the declarations.',
    },
    {
      name: 'extended_reporting',
      title: 'Extended reporting period',
      onlyWhenEnabled: false,
      description:
        'Sixty days to report claims after the policy ends. You can buy a longer period.',
    },
  ],
  doesNotCover: [
    'Fiduciary breach',
    'Investment performance',
    'Taxes, fines and penalties',
    'Dishonesty',
  ],
  faqs: [
    {
      q: 'We use a PEO. Do we still need it?',
      a: 'Usually, yes. Handing off the work doesn’t hand off the liability, and forms still pass through your hands.',
    },
    {
      q: 'How is it different from fiduciary liability?',
      a: 'Employee benefits liability is about clerical mistakes. Fiduciary liability is about decisions on plan money and your duties under federal benefits law.',
    },
    {
      q: 'Why can’t I buy it on its own?',
      a: 'It’s an addition to general liability in the commercial package. If you remove general liability, it’s removed too.',
    },
  ],
};
