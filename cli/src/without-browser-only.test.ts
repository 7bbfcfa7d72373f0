import { expect, test } from 'vitest';
import type { Io } from './io.ts';
import type { Plan } from './language/plan.ts';
import { withoutBrowserOnly } from './without-browser-only.ts';

const aPlan = (name: string, ...tags: string[]) => ({ name, tags }) as unknown as Plan;
const drags = aPlan('drags', 'admin', 'browser');
const prices = aPlan('prices', 'admin');

/** Leaves out what needs a browser. Returns the names that are left, and what was said. */
function leavingOut(plans: readonly Plan[]) {
  const said: string[] = [];
  const io = { err: (text: string) => void said.push(text) } as unknown as Io;
  return { names: withoutBrowserOnly(plans, io).map(({ name }) => name), said: said.join('') };
}

test('a scenario that only a browser can play is left out, and the run says so', () => {
  expect(leavingOut([drags, prices])).toEqual({
    names: ['prices'],
    said: '1 scenario needs a browser (--driver browser): neither passed nor failed.\n',
  });
  expect(leavingOut([prices])).toEqual({ names: ['prices'], said: '' });
});

test('a run with nothing else names the driver that it needs', () => {
  expect(() => leavingOut([drags])).toThrow(
    'Only a browser can play these scenarios (tag `browser`): add --driver browser.',
  );
});
