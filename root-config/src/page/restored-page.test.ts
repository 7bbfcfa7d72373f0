import { sessionRequested } from '@fairlead/store';
import { createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import { followRestores } from './restored-page.ts';

test('a page that Back brings out of the browser’s memory asks for the session again, a loaded one does not', () => {
  const scope = fork();
  const asked: string[] = [];
  createWatch({ unit: sessionRequested, scope, fn: () => asked.push('session') });
  const page = new EventTarget();
  const life = new AbortController();
  followRestores(scope, life.signal, page);
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(asked).toEqual([]);
  show(true);
  expect(asked).toEqual(['session']);
  life.abort();
  show(true);
  expect(asked).toEqual(['session']);
});
