import { expect, test } from 'vitest';
import type { PageState, ScenarioSession } from '../run/terms/scenario-session.ts';
import { node } from '../test-kit/outline-node.ts';
import { chooseSteps, type Party } from './choose-step.ts';
import { createFamiliar } from './familiar.ts';
import { createKnownSaves } from './known-saves.ts';
import { createNoticed } from './noticed.ts';
import type { Random } from './random.ts';

const page: Partial<PageState> = {
  screen: 'board',
  address: '/board',
  outline: [node('button', 'Save')],
};
const sessionOn = (now: Partial<PageState>) =>
  ({ observe: async () => now, journal: async () => [] }) as unknown as ScenarioSession;

const party = (other: Partial<Party> = {}): Party => ({
  actors: ['admin'],
  areWindows: false,
  isCalm: false,
  drive: 0,
  familiar: createFamiliar(),
  saves: createKnownSaves(),
  noticed: createNoticed(),
  calls: [],
  areaAt: () => null,
  waysOn: () => [],
  emailOf: () => 'ada@example.com',
  addressesFor: async () => [],
  offersOf: async () => [],
  ...other,
});

/** With these numbers nothing happens by itself, and a known save fails. */
const steady: Random = { next: () => 0.1, pick: ([first]) => first };

const update = {
  kind: 'call' as const,
  ...{ name: 'update-package', method: 'PATCH', path: 'package', status: 200 },
};
const press = { kind: 'page' as const, actions: [{ press: 'Save' }] };

test.each([
  ['fails now and then', false, [{ control: 'fault', call: 'update-package' }, press]],
  ['does not fail in a calm walk', true, [press]],
])('what a control is known to save %s', async (_, isCalm, steps) => {
  const saves = createKnownSaves();
  saves.learn({
    step: { actor: 'admin', action: press },
    before: { screen: 'board', address: '/board', outline: [] },
    happened: [update],
  });
  const taken = await chooseSteps(sessionOn(page), party({ isCalm, saves }), [], steady);
  expect(taken.map(({ action }) => action)).toMatchObject(steps);
});

test.each([
  ['follows a link to what they are offered', ['/checkout/10066/basic'], 'go to'],
  ['comes back where nothing is offered', [], 'go back'],
])('somebody on another site %s', async (_, offers, taken) => {
  const away = sessionOn({ screen: null, address: '/packages', outline: [] });
  const steps = await chooseSteps(away, party({ offersOf: async () => offers }), [], steady);
  expect(steps.map(({ action }) => action)).toMatchObject([{ control: taken }]);
});
