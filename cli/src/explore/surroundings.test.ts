import { defineTask, none } from '@fairlead/mfe-kit/area';
import { object, string } from 'superstruct';
import { expect, test } from 'vitest';
import type { KnownPersona } from '../language/vocabulary.ts';
import { takeTurns, waysOnOf } from './surroundings.ts';

const persona = (id: string, isAdmin = false) => ({ id, isAdmin }) as KnownPersona;
const personas = [
  ...['ada', 'bo', 'cy', 'di'].map((id) => persona(id)),
  ...['ann', 'al'].map((id) => persona(id, true)),
];
const first = (count: number, as?: string) => {
  const personaOf = takeTurns(personas, as);
  return Array.from({ length: count }, (_, walk) => personaOf(walk)?.id).join(' ');
};

test('everybody walks in turn, and every fourth walk is an admin’s', () => {
  expect(first(9)).toBe('ada bo cy ann di ada bo al cy');
});

test('one persona walks alone if asked for', () => {
  expect(first(3, 'al')).toBe('al al al');
  expect(() => takeTurns(personas, 'adda')).toThrow('There is no persona "adda"');
});

test('tasks that need no more than an e-mail address lead on from the login site, others from the screens they name', () => {
  const perform = async () => {};
  const account = object({ email: string() });
  const tasks = [
    defineTask({ name: 'sign in', on: 'outside', input: account, perform }),
    defineTask({
      name: 'enter a code',
      on: 'outside',
      input: object({ code: string() }),
      perform,
    }),
    defineTask({ name: 'open the mail', leadsOnFrom: ['verify-email'], input: none, perform }),
    defineTask({ name: 'send it again', input: none, perform }),
  ];
  const waysOn = waysOnOf([{ name: 'account', tasks }]);
  expect(waysOn(null)).toEqual([
    { task: 'sign in', place: { screens: null, says: 'the login site' } },
  ]);
  expect(waysOn('verify-email')).toEqual([
    { task: 'open the mail', place: { screens: ['verify-email'], says: 'verify-email' } },
  ]);
  expect(waysOn('intake')).toEqual([]);
});
