// @vitest-environment happy-dom
import {
  $authFailure,
  $history,
  addressOpened,
  appStarted,
  memoryHistory,
  requestFx,
} from '@fairlead/store';
import { createEvent, fork, sample, scopeBind } from 'effector';
import { expect, test } from 'vitest';
import { createStage, shownBy } from './stage.ts';

const authFailed = createEvent<Error>();
sample({ clock: authFailed, target: $authFailure });

/** A partner's page with these elements, at an address. An area's module arrives or fails as it is told. */
function aPage(html: string, address: string) {
  document.body.innerHTML = html;
  const scope = fork({
    values: [[$history, memoryHistory(address)]],
    handlers: [[requestFx, () => new Promise(() => {})]],
  });
  const asked: string[] = [];
  const reports: string[] = [];
  const broken = new Set<string>();
  const stage = createStage({
    scope,
    load: async (area) => {
      asked.push(area);
      if (broken.has(area)) throw new Error('It did not arrive.');
    },
    report: (_, where) => reports.push(where),
    signInAgain: () => {},
    openStart: () => open('/'),
    openOwnPage: () => {},
  });
  const open = scopeBind(addressOpened, { scope });
  const fail = scopeBind(authFailed, { scope });
  scopeBind(appStarted, { scope })();
  const shownIn = (tag: string) => {
    const element = document.querySelector(tag);
    if (!element) throw new Error(`There is no ${tag}.`);
    return stage.shownIn(element);
  };
  return { stage, asked, reports, broken, open, fail, shownIn };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const unsupported = '/unsupported-location';

test('the first element beside the header shows the screens of an area without one', () => {
  const elements = '<fairlead-header></fairlead-header><fairlead-intake></fairlead-intake>';
  const { shownIn, asked } = aPage(elements, unsupported);
  expect(shownIn('fairlead-intake').area).toBe('decision');
  expect(shownIn('fairlead-header').area).toBe('header');
  expect(asked).toEqual(['decision']);
  expect(shownBy('decision')?.localName).toBe('fairlead-intake');
});

test('an area’s own element shows its screens', () => {
  const elements = '<fairlead-intake></fairlead-intake><fairlead-decision></fairlead-decision>';
  const { shownIn, asked } = aPage(elements, unsupported);
  expect(shownIn('fairlead-intake').area).toBe('intake');
  expect(shownIn('fairlead-decision').area).toBe('decision');
  expect(asked).toEqual([]);
});

test('an area that did not arrive is asked for again by a press, and by no other change of the page', async () => {
  const { stage, shownIn, asked, broken, reports, open } = aPage('', '/');
  document.body.innerHTML = '<fairlead-intake></fairlead-intake>';
  broken.add('decision');
  open(unsupported);
  await settle();
  const { failure } = shownIn('fairlead-intake');
  expect(failure?.error).toEqual(new Error('It did not arrive.'));
  stage.watch(() => {});
  open('/user-discretion');
  expect([asked, reports]).toEqual([['decision'], ['decision: load']]);
  broken.clear();
  failure?.retry();
  await settle();
  expect(asked).toEqual(['decision', 'decision']);
  expect(shownIn('fairlead-intake').failure).toBeNull();
});

test('a code that is refused is shown instead of the screen, also while nothing waits for it', () => {
  const { shownIn, fail } = aPage('<fairlead-intake></fairlead-intake>', '/');
  expect(shownIn('fairlead-intake').failure).toBeNull();
  fail(new Error('The server is busy.'));
  expect(shownIn('fairlead-intake').failure).toBeNull();
  const refused = Object.assign(new Error('Used.'), { name: 'AuthCodeError' });
  fail(refused);
  expect(shownIn('fairlead-intake').failure?.error).toBe(refused);
});

test('an address that is no screen says so instead of the screen before it, and leads to the start', () => {
  const { shownIn, open } = aPage('<fairlead-intake></fairlead-intake>', unsupported);
  open('/nowhere');
  const { failure } = shownIn('fairlead-intake');
  expect(failure).toMatchObject({
    text: 'There is no page at this address.',
    label: 'Go to the start',
  });
  failure?.retry();
  expect(shownIn('fairlead-intake')).toMatchObject({ area: 'intake', failure: null });
});
