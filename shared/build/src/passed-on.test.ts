import { expect, test } from 'vitest';
import { passedOnBy, withPassedOn } from './passed-on.ts';

test('a source passes on the modules of ours that it exports whole', () => {
  const source = `export * from '@fairlead/domain/phone';
export * from './attest.ts';
export { a } from '@fairlead/domain/money';`;
  expect(passedOnBy(source)).toEqual(['*@fairlead/domain/phone']);
});

test('a module exports what the modules export that it passes on, but not their default', () => {
  expect(
    withPassedOn({
      '@fairlead/a': ['*@fairlead/b', 'one'],
      '@fairlead/b': ['two', '*@fairlead/c'],
      '@fairlead/c': ['default', 'three'],
    }),
  ).toEqual({
    '@fairlead/a': ['two', 'three', 'one'],
    '@fairlead/b': ['two', 'three'],
    '@fairlead/c': ['default', 'three'],
  });
});
