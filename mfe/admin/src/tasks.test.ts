import { $route } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { area } from './tasks.ts';
import { model, openTool } from './testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from './testing/submission.ts';

const taskNamed = (name: string) => {
  const found = area.tasks.find((task) => task.name === name);
  if (!found) throw new Error(`No task '${name}'`);
  return found;
};

async function actorOn(...given: Parameters<typeof openTool>) {
  const tool = await openTool(...given);
  const actor = {
    scope: tool.scope,
    model,
    send: tool.send,
    get: tool.get,
    until: () => allSettled(tool.scope).then(() => {}),
    // No step of this area signs in or pays.
    loginSite: {} as never,
    hands: {} as never,
  };
  return { tool, perform: (name: string, input: unknown) => taskNamed(name).model(actor, input) };
}

test('ADMIN-003 ADMIN-004 an admin without an application is told what to add to the address', async () => {
  const tool = await openTool(aSubmission([]), {}, { address: '/admin-missing-application' });
  expect(tool.get($route)?.name).toBe('admin-missing-application');
  expect(area.texts(model, tool.scope)).toEqual([
    'Which application?',
    'Add legacyApplicationId to the address, or open an application page.',
  ]);
});

test('the texts of the board are those of its head and its columns', async () => {
  const bound = aPackage('a', { name: 'Growth', quotes: [aQuote({ status: 'BOUND' })] });
  const tool = await openTool(aSubmission([bound, aPackage('old', { status: 'ARCHIVED' })]));
  const texts = area.texts(model, tool.scope);
  for (const text of ['Packages', 'Quote Blocked', 'Show archived packages', 'BOUND', 'Growth'])
    expect(texts).toContain(text);
  expect(area.packages(model, tool.scope)).toEqual([
    {
      name: 'Growth',
      description: 'For a funded team.',
      status: 'Draft',
      price: '$100.00/mo',
      recommended: false,
      banner: 'BOUND',
    },
  ]);
});

test('a step that asks for what is not there says what is', async () => {
  const { perform } = await actorOn(aSubmission([aPackage('a', { name: 'Growth' })]));
  await expect(perform('set package', { name: 'Growht', to: 'Live' })).rejects.toThrow(
    "The package 'Growht' was asked for. The board shows Growth",
  );
  await expect(perform('set package', { name: 'Growth', to: 'Draft' })).rejects.toThrow(
    "The package 'Growth' is Draft and was to be set to Draft. It can become Ready or Archive.",
  );
});

test('a step that asks for what is disabled fails with the reason', async () => {
  const { perform, tool } = await actorOn(
    aSubmission([aPackage('a', { name: 'Growth', quotes: [] })]),
  );
  const why = 'Add an available quote to the package before publishing.';
  await expect(perform('set package', { name: 'Growth', to: 'Live' })).rejects.toThrow(why);
  await expect(perform('release submission', null)).rejects.toThrow('There are no ready packages.');
  await expect(perform('recommend package', 'Growth')).rejects.toThrow('Only Ready/Live packages');
  await perform('find status disabled', { package: 'Growth', status: 'Ready', because: why });
  await expect(
    perform('find status disabled', { package: 'Growth', status: 'Archive', because: why }),
  ).rejects.toThrow('is not disabled');
  expect(tool.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('steps publish, recommend, rename and release', async () => {
  const { perform, tool } = await actorOn(aSubmission([aPackage('a', { name: 'Growth' })]));
  await perform('set package', { name: 'Growth', to: 'Live' });
  await perform('recommend package', 'Growth');
  await perform('rename package', { name: 'Growth', to: 'Best' });
  await perform('release submission', null);
  expect(area.packages(model, tool.scope)[0]).toMatchObject({
    name: 'Best',
    status: 'Live',
    recommended: true,
  });
});
