import { expect, test } from 'vitest';
import { renamed } from './renamed.ts';

const code = `import { ClaimsScreen } from './screens/claims.tsx';
/** The claims of a client. */
const $claims = listClaims.map((claims) => claims); // Claims
export const screens = { claims: ClaimsScreen } satisfies Screens;
entered('claims');`;

test('an area of one word has its name everywhere', () => {
  expect(renamed(code, 'stamps', { isCode: true })).toBe(
    `import { StampsScreen } from './screens/stamps.tsx';
/** The stamps of a client. */
const $stamps = listStamps.map((stamps) => stamps); // Stamps
export const screens = { stamps: StampsScreen } satisfies Screens;
entered('stamps');`,
  );
});

test('in code, an area of two words has variables without a dash', () => {
  expect(renamed(code, 'desk-stamps', { isCode: true })).toBe(
    `import { DeskStampsScreen } from './screens/desk-stamps.tsx';
/** The desk-stamps of a client. */
const $deskStamps = listDeskStamps.map((deskStamps) => deskStamps); // Desk stamps
export const screens = { 'desk-stamps': DeskStampsScreen } satisfies Screens;
entered('desk-stamps');`,
  );
});

test('texts that are no code have the name as it is', () => {
  expect(renamed('start: /claims\n# Claims', 'desk-stamps', { isCode: false })).toBe(
    'start: /desk-stamps\n# Desk stamps',
  );
});
