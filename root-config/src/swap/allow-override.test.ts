import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageContext } from '../page/page-context.ts';
import { allowOverride } from './allow-override.ts';

const origin = 'https://app.example.com';

beforeEach(() => void vi.stubGlobal('location', new URL(`${origin}/intake`)));
afterEach(() => void vi.unstubAllGlobals());

/** What a page allows after somebody asked it for a build at this address. */
function ask(url: string, control: boolean) {
  const overrides = new Set<string>();
  const context = { origin, settings: { control }, overrides } as unknown as PageContext;
  try {
    allowOverride(context, url);
  } catch (error) {
    return [(error as Error).message, ...overrides];
  }
  return [...overrides];
}

test('a page without tools allows no build from elsewhere, not even from its own origin', () => {
  const refusal = expect.stringContaining('does not allow builds from elsewhere');
  expect(ask('/builds/intake/index.js', false)).toEqual([refusal]);
  expect(ask('https://evil.example.com/intake.js', false)).toEqual([refusal]);
});

test('a page with tools allows a build of its own origin, and of no other one', () => {
  expect(ask('/builds/intake/index.js', true)).toEqual([`${origin}/builds/intake/`]);
  expect(ask('https://evil.example.com/intake.js', true)).toEqual([
    expect.stringContaining('is on another origin'),
  ]);
});
