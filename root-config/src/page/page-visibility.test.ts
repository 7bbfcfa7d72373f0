import { $isPageHidden } from '@fairlead/store';
import { fork } from 'effector';
import { expect, test } from 'vitest';
import { followPageVisibility } from './page-visibility.ts';

test('the models know whether the page is seen, from its start until its end', () => {
  const scope = fork();
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const life = new AbortController();
  followPageVisibility(scope, life.signal, page as Document);
  expect(scope.getState($isPageHidden)).toBe(true);
  const change = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  change('visible');
  expect(scope.getState($isPageHidden)).toBe(false);
  life.abort();
  change('hidden');
  expect(scope.getState($isPageHidden)).toBe(false);
});
