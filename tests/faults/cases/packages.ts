import { again, callCase, eachOf, none, press, stay, task, wait } from '../call-case.ts';

const released = { as: 'returning-submitted', when: 'the packages are compared' } as const;
const recommended = 'Recommended';
const buy = task('buy package', recommended);
const open = task('open package', recommended);
const custom = task('open package', 'Custom');
const needs = task('ask for additional needs', 'A warehouse in Oslo');
const limit = task('remove coverage', 'Directors & Officers');

/** The comparison and the package page. */
export const packages = [
  callCase({
    ...released,
    call: 'get-market-submission',
    arrives: 'market-submission',
    retries: 2,
    failed: {
      sees: 'Unable to fetch market submission',
      wayOn: again('Try again', 'load the packages again'),
    },
  }),
  callCase({
    ...released,
    call: 'get-market-submission-status',
    when: 'the page polls the status',
    act: [wait(16_000)],
    arrives: 'market-submission',
    failed: { sees: null, tries: null, wayOn: none },
    afterSignIn: [],
  }),
  callCase({
    call: 'get-package-status',
    when: 'an underwriter has the package and the page polls',
    as: 'package-in-review',
    act: [wait(11_000)],
    arrives: 'market-submission',
    failed: { sees: null, tries: null, wayOn: none },
    afterSignIn: [],
  }),
  callCase({
    ...released,
    call: 'update-market-submission',
    when: 'a package is bought',
    act: [buy],
    isPressed: true,
    arrives: 'billing',
    failed: { sees: 'We couldn’t select the package.', wayOn: again('Buy Now', buy) },
    stays: 'market-submission',
  }),
  callCase({
    ...released,
    call: 'update-market-submission',
    when: 'additional needs are sent',
    reach: [open],
    act: [needs],
    isPressed: true,
    arrives: 'gtm-review-block',
    failed: { sees: 'Failed to submit. Please try again', wayOn: again('Send', press('Send')) },
    stays: 'package',
    except: eachOf(['dropped after commit', 'malformed'], {
      screen: 'market-submission',
      sees: 'Hold tight, we’re updating your insurance packages.',
      wayOn: stay,
    }),
  }),
  callCase({
    call: 'refresh-active-packages',
    when: 'expired prices are refreshed',
    as: 'ms-expired',
    act: [press('Refresh prices')],
    isPressed: true,
    arrives: 'market-submission',
    failed: {
      sees: 'Failed to refresh packages. Please try again.',
      wayOn: again('Refresh prices', press('Refresh prices')),
    },
  }),
  callCase({
    call: 'unlock-application',
    when: 'an expired application is reviewed again',
    as: 'expired-application',
    act: ['go to review'],
    isPressed: true,
    arrives: 'review',
    failed: { sees: 'Error unlocking application', wayOn: again('Go to review', 'go to review') },
    stays: 'market-submission',
    except: { '409': { sees: null, focus: 'heading' } },
  }),
  callCase({
    ...released,
    call: 'get-available-coverages',
    when: 'a package is opened and only the available coverages fail',
    act: [open],
    from: 'market-submission',
    arrives: 'package',
    retries: 2,
    failed: { sees: null, wayOn: none },
    afterSignIn: [],
  }),
  callCase({
    call: 'duplicate-package',
    when: 'a package is copied to customize it',
    as: 'ms-released',
    start: '/market-submission/ms_041',
    reach: [open],
    act: ['customize package'],
    moves: true,
    isPressed: true,
    arrives: 'package',
    failed: {
      sees: 'We couldn’t copy the package.',
      wayOn: again('Customize', press('Customize')),
    },
    // The copy was made, so it opens.
    except: eachOf(['dropped after commit', 'malformed'], {
      sees: 'Your customizable insurance package',
      focus: 'heading',
      wayOn: none,
    }),
  }),
  callCase({
    call: 'customize-package',
    when: 'changes to the custom package are saved',
    as: 'custom-package-client',
    reach: [custom, limit],
    act: [press('Save & Update')],
    isPressed: true,
    arrives: 'package',
    failed: {
      sees: 'Failed to customize package. Please try again.',
      wayOn: again('Save & Update', press('Save & Update')),
    },
    // The package already has the saved values, so nothing is left to save.
    except: eachOf(['dropped after commit', 'malformed'], {
      sees: 'Continue to Payment',
      wayOn: none,
    }),
  }),
  callCase({
    call: 'update-package',
    when: 'the custom package is renamed',
    as: 'custom-package-client',
    reach: [custom],
    act: [task('rename custom package', 'Ours')],
    isPressed: true,
    arrives: 'package',
    failed: {
      sees: 'We couldn’t rename the package.',
      wayOn: again('Save', press('Save')),
    },
  }),
  callCase({
    call: 'archive-package',
    when: 'the custom package is deleted',
    as: 'custom-package-client',
    reach: [custom],
    act: ['delete custom package'],
    moves: true,
    isPressed: true,
    arrives: 'package',
    failed: {
      sees: 'We couldn’t delete the package.',
      wayOn: again('Delete', press('Delete')),
    },
    except: eachOf(['dropped after commit', 'malformed'], {
      screen: 'market-submission',
      sees: 'Show out-of-pocket expenses',
      wayOn: stay,
    }),
  }),
];
