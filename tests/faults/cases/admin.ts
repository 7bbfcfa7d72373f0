import { again, callCase, eachOf, press, stay, task } from '../call-case.ts';

const tool = { as: 'admin', start: '/admin/market-submissions/ms_051' } as const;
const here = 'admin-market-submissions' as const;
const draft = task('set package', { name: 'Essentials', to: 'Draft' });
const ready = task('set package', { name: 'Essentials', to: 'Ready' });
const keeps = (status: string) =>
  `We couldn’t set Essentials to ${status}. The package keeps its previous status. Try again.`;
const lost = 'The server didn’t respond: check your connection and try again.';
/** The texts of a lost connection, of a refusal and of a conflict with another admin. */
const refused = (status: string) => ({
  'dropped before send': {
    sees: `We couldn’t set Essentials to ${status}. ${lost} The package keeps its previous status.`,
  },
  '400': {
    sees: `We couldn’t set Essentials to ${status}. The sandbox was told to answer 400. The package keeps its previous status.`,
  },
  '404': {
    sees: `We couldn’t set Essentials to ${status}. The sandbox was told to answer 404. The package keeps its previous status.`,
  },
  '409': { sees: 'Another admin changed Essentials before you. Nothing was overwritten' },
});
/** The server changed the package, and the reloaded board shows it. */
const made = (status: string) =>
  eachOf(['dropped after commit', 'malformed'], {
    sees: `Essentials set to ${status}. The server’s answer was lost, but the change was made.`,
    wayOn: stay,
  });
/** The server made the change, and the reloaded board says and shows it. */
const done = (status: string) =>
  eachOf(['dropped after commit', 'malformed'], {
    sees: `The submission is ${status} now. The server’s answer was lost, but the change was made.`,
    wayOn: stay,
  });
const submissionKeeps = (status: string, now: string) =>
  `We couldn’t set the submission to ${status}. It’s still ${now}. Try again.`;
/** The texts of a lost connection, of a refusal, and of a dialog that showed other packages than there are. */
const submissionRefused = (status: string, now: string) => ({
  'dropped before send': {
    sees: `We couldn’t set the submission to ${status}. ${lost} It’s still ${now}.`,
  },
  '400': {
    sees: `We couldn’t set the submission to ${status}. The sandbox was told to answer 400. It’s still ${now}.`,
  },
  '404': {
    sees: `We couldn’t set the submission to ${status}. The sandbox was told to answer 404. It’s still ${now}.`,
  },
  '409': { sees: `Another admin changed the packages before you. The submission is still ${now}.` },
});
const limits = task('choose coverages', [
  {
    coverage: 'Errors & Omissions',
    product: 'Cyber, Errors & Omissions, and Media Liability Policy',
    limits: { 'Aggregate Limit': ['$2M'] },
  },
]);

/** An admin's actions on packages and submissions. */
export const admin = [
  callCase({
    ...tool,
    call: 'get-admin-market-submission',
    when: 'the admin tool is opened',
    arrives: here,
    failed: { sees: 'The submission didn’t load', wayOn: again('Try again', press('Try again')) },
    except: {
      '403': { sees: 'You don’t have access to this submission' },
      '404': { sees: 'We couldn’t find this submission' },
    },
  }),
  callCase({
    as: 'admin',
    start: '/admin',
    call: 'list-market-submissions',
    when: 'an admin opens the list of submissions',
    arrives: 'admin-submissions',
    failed: {
      sees: 'The submissions didn’t load',
      wayOn: again('Try again', press('Try again')),
    },
    except: {
      '403': { sees: 'You don’t have access to the submissions' },
      '404': { sees: 'There is no page at this address.', wayOn: stay },
    },
  }),
  callCase({
    ...tool,
    call: 'review-package',
    when: 'an admin sets a package to Draft',
    act: [draft],
    arrives: here,
    failed: { sees: keeps('Draft'), wayOn: again('Draft', draft) },
    except: { ...refused('Draft'), ...made('Draft') },
  }),
  callCase({
    ...tool,
    call: 'ready-package',
    when: 'an admin sets a package to Ready',
    reach: [draft],
    act: [ready],
    arrives: here,
    failed: { sees: keeps('Ready'), wayOn: again('Ready', ready) },
    except: { ...refused('Ready'), ...made('Ready') },
  }),
  callCase({
    ...tool,
    call: 'release-market-submission',
    when: 'an admin releases the submission',
    act: ['release submission'],
    arrives: here,
    failed: {
      sees: submissionKeeps('Live', 'Quote Blocked'),
      wayOn: again('Release', 'release submission'),
    },
    except: { ...submissionRefused('Live', 'Quote Blocked'), ...done('Live') },
  }),
  callCase({
    ...tool,
    call: 'quote-block-market-submission',
    when: 'an admin quote-blocks the submission',
    reach: ['release submission'],
    act: ['quote-block submission'],
    arrives: here,
    failed: {
      sees: submissionKeeps('Quote Blocked', 'Live'),
      wayOn: again('Quote block', 'quote-block submission'),
    },
    except: { ...submissionRefused('Quote Blocked', 'Live'), ...done('Quote Blocked') },
  }),
  callCase({
    ...tool,
    call: 'request-coverages',
    when: 'an admin requests quotes',
    start: `${tool.start}/quote-library`,
    reach: ['open request quotes', limits, 'review requests'],
    act: [press('Submit 1 request')],
    isPressed: true,
    afterSignIn: ['open request quotes', press('Submit 1 request')],
    arrives: 'admin-quote-library',
    failed: {
      sees: 'Failed to submit coverage requests. Please try again.',
      wayOn: again('Submit', press('Submit 1 request')),
    },
  }),
];
