import type { CoverageCopy } from '../coverage-copy.ts';

/** Employee Benefits Liability: what the drawer says of it. */
export const ebl: CoverageCopy = {
  longCopy:
    "Enrolling people in health, life and retirement plans is paperwork, and paperwork goes wrong. Employee benefits liability pays when a negligent mistake in administering a plan costs an employee money: a new hire who was never enrolled, a newborn who was not added, a beneficiary form that was lost. It covers what the employee lost and the cost of the defense. It is added to general liability in a commercial package and is written on a claims-made basis, so the claim has to be made while the policy is in force and the mistake must come after the retroactive date. It does not pay for poor investment results or for breach of a fiduciary's duty; fiduciary liability does.",
  examples: [
    {
      title: 'A newborn left out',
      text: 'A form to add a newborn to the health plan stayed in a drawer. The policy paid 71,500 dollars of hospital bills.',
    },
    {
      title: 'Disability cover not activated',
      text: 'Disability cover for a machinist was never activated. The policy paid 123,000 dollars, the benefits that were lost.',
    },
    {
      title: 'Deadline for continuation cover missed',
      text: 'Notice of continuation cover was sent two months late. The policy paid 17,800 dollars of medical bills and 9,000 dollars for the defense.',
    },
  ],
  features: [
    {
      name: 'enrollment_errors',
      title: 'Enrollment errors',
      onlyWhenEnabled: false,
      description: 'Failure to enroll, to change or to end cover as instructed.',
    },
    {
      name: 'explanation_of_benefits',
      title: 'Wrong information',
      onlyWhenEnabled: false,
      description: 'Wrong advice to employees about what a plan offers.',
    },
    {
      name: 'records_handling',
      title: 'Handling of records',
      onlyWhenEnabled: false,
      description: 'Lost or mixed-up plan records.',
    },
    {
      name: 'continuation_notices',
      title: 'Continuation notices',
      onlyWhenEnabled: false,
      description: 'Late or missing notices of continued health cover.',
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
      description: 'Sixty days to report after the policy ends; a longer period can be bought.',
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
      a: 'Usually yes. Handing over the work does not hand over the liability, and forms still pass through your hands.',
    },
    {
      q: 'How is it different from fiduciary liability?',
      a: 'Employee benefits liability is about clerical mistakes. Fiduciary liability is about decisions on plan money and duties under federal benefits law.',
    },
    {
      q: 'Why can I not buy it alone?',
      a: 'It is an addition to general liability in the commercial package. If general liability is removed, it goes too.',
    },
  ],
};
