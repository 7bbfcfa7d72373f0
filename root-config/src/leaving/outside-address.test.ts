import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PageContext, setPageContext } from '../page/page-context.ts';
import { outsideAddress } from './outside-address.ts';

const origin = 'http://localhost:4300';
const openPage = (outsidePage: string | null) =>
  setPageContext({ settings: { outsidePage }, origin } as unknown as PageContext);

beforeEach(() => void vi.stubGlobal('location', new URL(`${origin}/application/app_1/resume`)));
afterEach(() => void vi.unstubAllGlobals());

test('with the sandbox in the page, another site is answered by its stand-in', () => {
  openPage('/sandbox/elsewhere?to=');
  expect(outsideAddress('https://portal.fairlead.example.com/login?open=documents')).toBe(
    `${origin}/sandbox/elsewhere?to=https%3A%2F%2Fportal.fairlead.example.com%2Flogin%3Fopen%3Ddocuments`,
  );
});

test('the quote packages page of the legacy funnel is answered by its stand-in too', () => {
  openPage('/sandbox/elsewhere?to=');
  expect(outsideAddress('/packages?applicationId=10026&experience=fairlead')).toBe(
    `${origin}/sandbox/elsewhere?to=%2Fpackages%3FapplicationId%3D10026%26experience%3Dfairlead`,
  );
});

test.each([
  `${origin}/login`,
  '/application/app_1/review?x=1',
  '/sandbox/login?type=login',
  'mailto:team@fairlead.example.com',
])('%s is there', (url) => {
  openPage('/sandbox/elsewhere?to=');
  expect(outsideAddress(url)).toBe(url);
});

test('in production a link keeps its address', () => {
  openPage(null);
  const portal = 'https://portal.fairlead.example.com';
  expect(outsideAddress(portal)).toBe(portal);
  expect(outsideAddress('/packages?applicationId=1')).toBe('/packages?applicationId=1');
});
