import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { factsIn } from './source-facts.ts';

const facts = (code: string) => factsIn(parseAst(code), 'src/model/form.ts');

test('a draft is known by its file, its version and the versions that it converts', () => {
  const code =
    "export const create = () => createDraft({ key, version: 3, shape, migrations: { 1: up, '2': (value) => value } });";
  expect(facts(code)).toEqual({
    drafts: [{ file: 'src/model/form.ts', version: 3, migrates: [1, 2] }],
    calls: [],
    isElement: false,
  });
});

test('a draft whose version is not written out is left out', () => {
  expect(facts('createDraft({ key, version, shape }); createDraft(options)').drafts).toEqual([]);
});

test('a call is known by its name, service, method and path', () => {
  const code =
    "const list = endpoint('list-claims', { service: 'areas/claims', method: 'GET', path: '/v1/claims', answer });";
  expect(facts(code).calls).toEqual([
    { name: 'list-claims', service: 'areas/claims', method: 'GET', path: '/v1/claims' },
  ]);
});

test('what microFrontend() makes is an element for hosts', () => {
  expect(facts('export const { mount } = microFrontend({ ...definition });').isElement).toBe(true);
  expect(facts('export const mount = () => {};').isElement).toBe(false);
});
