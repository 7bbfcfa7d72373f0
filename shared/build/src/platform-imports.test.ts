import { expect, test } from 'vitest';
import { importsOf, uniteImports } from './platform-imports.ts';

test('a chunk lists the names that it imports from the platform', () => {
  const code = `import { sample, createStore as a } from "effector";
import React, { useState } from "react";
import { x } from "./chunk.js";
sample(a);`;
  expect(importsOf(code)).toEqual({
    effector: ['createStore', 'sample'],
    react: ['default', 'useState'],
  });
});

test('of a namespace only the members that are used count', () => {
  expect(importsOf('import * as s from "superstruct";\ns.object(s.string());')).toEqual({
    superstruct: ['object', 'string'],
  });
});

test('a namespace that is handed on counts whole', () => {
  expect(importsOf('import * as s from "superstruct";\nuse(s);')).toEqual({ superstruct: 'all' });
});

test('what one build needs whole stays whole', () => {
  expect(uniteImports([{ lit: ['html'] }, { lit: 'all' }, { lit: ['css'] }])).toEqual({
    lit: 'all',
  });
});

test('the names of all builds are united, each once', () => {
  expect(uniteImports([{ lit: ['html', 'css'] }, { lit: ['css', 'svg'] }])).toEqual({
    lit: ['css', 'html', 'svg'],
  });
});
