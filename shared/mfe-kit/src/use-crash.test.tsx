import { createCrash } from '@fairlead/store';
import { allSettled, createEvent } from 'effector';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { drawPart } from './testing/draw-part.tsx';
import { eventually } from './testing/index.ts';
import { useCrash } from './use-crash.ts';

test("a model's error shows the crash screen, and trying again shows the page", async () => {
  const failed = createEvent<Error>();
  const model = createCrash([failed], []);
  const reported: unknown[] = [];
  const Screen = () => {
    useCrash(model);
    return <p>All is well</p>;
  };
  const page = drawPart(() => (
    <ErrorBoundary
      onCrash={undefined}
      report={(error) => void reported.push(error)}
      talkToAdvisor={() => {}}
    >
      <Screen />
    </ErrorBoundary>
  ));
  expect(page.texts()).toEqual(['All is well']);
  const error = new Error('broken');
  await allSettled(failed, { scope: page.scope, params: error });
  expect(page.texts()).toContain('Something went sideways.');
  expect(reported).toEqual([error]);
  await page.act({ press: 'Try again' });
  await eventually(() => expect(page.texts()).toEqual(['All is well']));
});
