import { expect, test } from 'vitest';
import type { KnownPersona } from '../language/vocabulary.ts';
import { takeTurns } from './surroundings.ts';

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
