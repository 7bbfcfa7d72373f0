// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { getPageContext, type PageContext, setPageContext } from '../page/page-context.ts';
import { leftBuilds } from '../page/visitor.ts';
import { leaveCrashed } from './leave-rollout.ts';
import { LoaderOfOthers, others } from './testing/loader-of-others.ts';

const letters = '@fairlead/mfe-letters';
const stamps = '@fairlead/mfe-stamps';

const ofVersion = (name: string, version: string) => ({
  imports: { [name]: `/assets/${version}.js` },
  modules: { [name]: { version, requires: {}, css: [] } },
  integrity: {},
  depcache: {},
});

afterEach(() => void vi.unstubAllGlobals());

/** A page with letters 2, which is rolled out, and stamps 5, which everyone has. */
function aPage() {
  localStorage.clear();
  vi.stubGlobal('System', new LoaderOfOthers());
  const modules = { ...ofVersion(letters, '2').modules, ...ofVersion(stamps, '5').modules };
  setPageContext({
    ...{ origin: 'https://app.example.com', importInSteps: async () => {} },
    map: { revision: 'r7', ...ofVersion(letters, '2'), modules },
    replacedBuilds: { 'mfe-letters': ofVersion(letters, '1') },
  } as unknown as PageContext);
}

test('a rollout whose build crashed is left, also on the next pages of this browser', async () => {
  aPage();
  expect(await leaveCrashed('letters')).toBe(others);
  expect(leftBuilds()).toEqual({ 'mfe-letters': '2' });
  expect(getPageContext().replacedBuilds).toEqual({});
});

test('an area that is not rolled out leaves nothing when it crashes beside one that is', async () => {
  aPage();
  expect(await leaveCrashed('stamps')).toBeNull();
  expect(leftBuilds()).toEqual({});
  expect(Object.keys(getPageContext().replacedBuilds)).toEqual(['mfe-letters']);
});
