import { entered, moved } from '@fairlead/store';
import { allSettled, createStore, fork } from 'effector';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { createAreaInstance } from './area-instance.ts';
import { AreaTree } from './area-tree.tsx';
import type { Definition } from './definition.ts';
import type { Host } from './host.ts';
import { lazyView } from './lazy-view.tsx';
import { createModelContext } from './model-context.ts';
import { drawPart } from './testing/draw-part.tsx';
import { eventually } from './testing/index.ts';

const createModel = () => ({
  $entries: createStore(0).on(entered('intake'), (entries) => entries + 1),
});
const { useModel } = createModelContext<ReturnType<typeof createModel>>();

function Intake() {
  const entries = useUnit(useModel().$entries);
  return <h1>Entered {entries} times</h1>;
}

/** An area on a page with this address, and what it tells its host. */
async function anArea(
  address: string,
  definition: Partial<Definition<unknown>> = {},
  { handlesCrash = true, ...more }: Partial<Host> & { readonly handlesCrash?: boolean } = {},
) {
  const scope = fork();
  await allSettled(moved, { scope, params: { address, state: {} } });
  const area = createAreaInstance({
    name: 'intake',
    version: '1.2.0',
    createModel,
    screens: { intake: Intake },
    ...definition,
  });
  const told: unknown[] = [];
  const host = {
    scope,
    report: (error: unknown, where: string) => void told.push(['report', error, where]),
    talkToAdvisor: () => void told.push('advisor'),
    unsavedEdits: new Set<symbol>(),
    ...more,
  };
  const page = drawPart(
    () => (
      <AreaTree
        area={area}
        host={host}
        onShown={() => void told.push('shown')}
        onCrash={handlesCrash ? (error) => void told.push(['crash', error]) : undefined}
      />
    ),
    scope,
  );
  return {
    ...page,
    told,
    entries: () => scope.getState((area.make() as ReturnType<typeof createModel>).$entries),
    go: (next: string) => allSettled(moved, { scope, params: { address: next, state: {} } }),
  };
}

test('an area draws the screen of its open route with its model, and says that it is shown', async () => {
  const page = await anArea('/');
  expect([page.body(), page.told]).toEqual(['- heading "Entered 1 times" [level=1]', ['shown']]);
});

test('an area that was left hears of no screen until it is drawn again', async () => {
  const page = await anArea('/');
  page.unmount();
  await page.go('/unsupported-location');
  await page.go('/');
  expect(page.entries()).toBe(1);
});

test('a route of another area draws nothing, and a view is drawn on every route', async () => {
  const page = await anArea('/login');
  expect(page.body()).toBe('');
  const header = await anArea('/login', { view: () => <h2>Header</h2> });
  expect(header.body()).toBe('- heading "Header" [level=2]');
});

test('a route without a screen in this version says so, under its title', async () => {
  const page = await anArea('/', { screens: {} });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Let's get you covered" [level=1]
    - text: This page is not part of this version of the product yet."
  `);
});

test('a screen that breaks tells the slot, which shows the crash page', async () => {
  const broken = new Error('broken');
  const Broken = () => {
    throw broken;
  };
  const page = await anArea('/', { screens: { intake: Broken } });
  expect(page.body()).toBe('');
  expect(page.told).toEqual([['crash', broken]]);
});

test('without a slot, a screen that breaks is reported with the area’s version, and shows the crash page', async () => {
  const broken = new Error('broken');
  const Broken = () => {
    throw broken;
  };
  const page = await anArea('/', { screens: { intake: Broken } }, { handlesCrash: false });
  await page.act({ press: 'TALK TO AN ADVISOR' });
  expect(page.told).toEqual([['report', broken, 'intake@1.2.0'], 'advisor']);
});

test('a part whose file hangs breaks its area when the host’s limit is over', async () => {
  const limit = Promise.withResolvers<never>();
  let isOver = false;
  // Later tests of this process preload every view there is.
  onTestFinished(() => {
    isOver = true;
  });
  const Part = lazyView(async () => (isOver ? () => null : new Promise<never>(() => {})));
  const Screen = () => (
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>
  );
  const page = await anArea(
    '/',
    { screens: { intake: Screen } },
    { limitLoad: (load) => Promise.race([load(), limit.promise]) },
  );
  expect([page.texts(), page.told]).toEqual([['Loading'], ['shown']]);
  const tooLong = new Error('a part took longer than 20000 ms.');
  limit.reject(tooLong);
  await eventually(() => expect(page.told).toEqual(['shown', ['crash', tooLong]]));
});
