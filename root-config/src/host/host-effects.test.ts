import { reloadPageFx, yieldFx } from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { browserHostEffects } from './host-effects.ts';

const reload = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function reloadOn(document: Pick<Document, 'getElementById'>) {
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { location: { reload } });
  const handlers = browserHostEffects(Promise.resolve());
  const scope = fork({ handlers: handlers.map(([effect, handler]) => [effect, handler]) });
  await allSettled(reloadPageFx, { scope });
}

test('the product reloads its own page, and never a partner’s', async () => {
  await reloadOn({ getElementById: () => null });
  expect(reload).not.toHaveBeenCalled();
  await reloadOn({ getElementById: () => ({}) as HTMLElement });
  expect(reload).toHaveBeenCalledOnce();
});

test('a page lets the browser answer a person before an answer changes it', async () => {
  const yielded = vi.fn(async () => {});
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('scheduler', { yield: yielded });
  const handlers = browserHostEffects(Promise.resolve());
  const scope = fork({ handlers: handlers.map(([effect, handler]) => [effect, handler]) });
  await allSettled(yieldFx, { scope });
  expect(yielded).toHaveBeenCalledOnce();
});
