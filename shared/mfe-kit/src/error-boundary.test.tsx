import { NetworkError } from '@fairlead/contracts';
import { connectionReturned, moved } from '@fairlead/store';
import { allSettled, fork } from 'effector';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { drawPart } from './testing/draw-part.tsx';
import { eventually } from './testing/index.ts';

const broken = new Error('broken');

/** A screen in its boundary, and what the boundary tells. `handlesCrash`: the slot shows the crash page itself. */
function aScreen(Screen: () => ReactNode, { handlesCrash }: { readonly handlesCrash: boolean }) {
  const told: unknown[] = [];
  const scope = fork();
  const page = drawPart(
    () => (
      <ErrorBoundary
        onCrash={handlesCrash ? (error) => void told.push(['crash', error]) : undefined}
        report={(error) => void told.push(['report', error])}
        talkToAdvisor={() => void told.push('advisor')}
      >
        <Screen />
      </ErrorBoundary>
    ),
    scope,
  );
  return { ...page, scope, told };
}

test('a screen that doesn’t throw is rendered, and its slot’s crash page gets no error', () => {
  const page = aScreen(() => <p>All is well</p>, { handlesCrash: true });
  expect([page.texts(), page.told]).toEqual([['All is well'], []]);
});

test('a screen that throws is removed, and its slot’s crash page gets the error', () => {
  const Broken = () => {
    throw broken;
  };
  const page = aScreen(Broken, { handlesCrash: true });
  expect([page.body(), page.told]).toEqual(['', [['crash', broken]]]);
});

test('outside a slot the error is reported, and the crash page replaces the screen until it is tried again', async () => {
  let isBroken = true;
  const page = aScreen(
    () => {
      if (isBroken) throw broken;
      return <p>All is well</p>;
    },
    { handlesCrash: false },
  );
  expect(page.body()).toMatchInlineSnapshot(`
    "- alert:
      - heading "Something went sideways." [level=1]
      - text: We hit an unexpected problem in this part of the page. Your saved answers are safe. Try again, or talk to us.
      - button "TALK TO AN ADVISOR"
      - button "Try again""
  `);
  await page.act({ press: 'TALK TO AN ADVISOR' });
  expect(page.told).toEqual([['report', broken], 'advisor']);
  isBroken = false;
  await page.act({ press: 'Try again' });
  await eventually(() => expect(page.texts()).toEqual(['All is well']));
});

test.each([
  ['a response', new NetworkError()],
  [
    'a script',
    new Error(
      'Error loading https://fairlead.example/billing.js (SystemJS https://github.com/systemjs/systemjs/blob/main/docs/errors.md#3)',
    ),
  ],
])(
  'where %s did not come, another try is the first button, and happens when the browser is online again',
  async (_, lost) => {
    let isBroken = true;
    const page = aScreen(
      () => {
        if (isBroken) throw lost;
        return <p>All is well</p>;
      },
      { handlesCrash: false },
    );
    expect(page.body()).toBe(
      [
        '- alert:',
        '  - heading "Something went sideways." [level=1]',
        '  - text: The server didn’t respond: check your connection and try again; your saved answers are safe. When you are online again, the page tries again by itself.',
        '  - button "Try again"',
        '  - button "TALK TO AN ADVISOR"',
      ].join('\n'),
    );
    isBroken = false;
    await allSettled(connectionReturned, { scope: page.scope });
    await eventually(() => expect(page.texts()).toEqual(['All is well']));
  },
);

test('a screen that broke for another reason waits for a press when the browser is online again', async () => {
  const page = aScreen(
    () => {
      throw broken;
    },
    { handlesCrash: false },
  );
  await allSettled(connectionReturned, { scope: page.scope });
  expect(page.told).toEqual([['report', broken]]);
  expect(page.body()).toContain('We hit an unexpected problem');
});

test('where a file hangs, the page says that a part didn’t arrive, and another try is the first button', () => {
  const hanging = Object.assign(new Error('packages: part took longer than 20000 ms.'), {
    name: 'TooLongError',
  });
  const Broken = () => {
    throw hanging;
  };
  expect(aScreen(Broken, { handlesCrash: false }).body()).toBe(
    [
      '- alert:',
      '  - heading "Something went sideways." [level=1]',
      '  - text: A part of this page didn’t arrive: check your connection and try again; your saved answers are safe.',
      '  - button "Try again"',
      '  - button "TALK TO AN ADVISOR"',
    ].join('\n'),
  );
});

test('a page that the browser translated asks to disable translation', () => {
  const translated = Object.assign(new Error('Failed to execute removeChild'), {
    name: 'NotFoundError',
  });
  const Broken = () => {
    throw translated;
  };
  expect(aScreen(Broken, { handlesCrash: false }).texts()).toContain(
    'Your browser’s translation changed this page, and it can no longer be shown. Disable translation for this site, then try again.',
  );
});

test('the screen of the next address is shown instead of the crash page', async () => {
  let isBroken = true;
  const page = aScreen(
    () => {
      if (isBroken) throw broken;
      return <p>All is well</p>;
    },
    { handlesCrash: false },
  );
  const { scope } = page;
  isBroken = false;
  await allSettled(moved, { scope, params: { address: '/login', state: {} } });
  await eventually(() => expect(page.texts()).toEqual(['All is well']));
});
