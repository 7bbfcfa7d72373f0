import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { schemaText } from '../language/schema.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { repository } from '../repository.ts';
import { readScenarioFiles } from '../scenario-files.ts';
import { loadVocabulary } from './vocabulary.ts';

const kept = readFileSync(join(repository, 'scenarios/schema.json'), 'utf8');
const { scenarios, fragments } = readScenarioFiles(repository, ['scenarios']);

let vocabulary: Vocabulary;
let fits: ValidateFunction;

beforeAll(async () => {
  vocabulary = await loadVocabulary();
  fits = new Ajv2020({ strict: false }).compile(JSON.parse(kept));
}, 60_000);

test('scenarios/schema.json matches the vocabulary: `npx fairlead check --schema` writes it', () => {
  expect(kept).toBe(schemaText(vocabulary));
});

test.each([...scenarios, ...fragments])('the schema accepts $file', ({ text }) => {
  expect(fits(parse(text)), JSON.stringify(fits.errors, null, 2)).toBe(true);
});

test('VS Code checks every scenario and fragment with the schema', () => {
  const settings = JSON.parse(readFileSync(join(repository, '.vscode/settings.json'), 'utf8'));
  const [[schema = '', patterns] = []] = Object.entries<string[]>(settings['yaml.schemas']);
  expect(existsSync(join(repository, schema))).toBe(true);
  const found = globSync(patterns ?? [], { cwd: repository });
  const files = [...scenarios, ...fragments].map(({ file }) => file);
  expect(found.toSorted()).toEqual(files.toSorted());
});

const scenario = (step: string) => parse(`scenario: A\nas: new-founder\nsteps:\n  - ${step}\n`);

test.each([
  'press: Continue',
  'press: [Continue, Save]',
  'press: { name: Buy Now, in: Growth }',
  'fill: { Website: example.com, Employees: 12, in: Company }',
  'choose: { Customer types: [Businesses, Consumers] }',
  'check: I agree',
  'suggest: { Address: 137 Halyard }',
  'see heading: { text: Packages, level: 1 }',
  'see field: { label: Website, value: "", error: none, options: [A, B] }',
  'see no field: Website',
  'see button: { name: Pay, enabled: false, because: Not yet }',
  'see no link: Sign out',
  'see table: [[Name, Price], [Growth, 312]]',
  'see outline: { region: Summary, outline: "- text: Due today" }',
  'see focus: Website',
  'see call: { POST: issuance/bind-request, times: 1, in all: true }',
  'expect error: The answer broke its contract',
  'pause',
  'see address: /review?step=2',
  'see kept: nothing about cards',
  'press: { name: Pay, twice: true }',
  'press keys: [Tab, Shift+Tab]',
  'when get-decision answers: { body: { decision: DECLINED }, times: 1 }',
  'in another window: [reload, close the window]',
  'before the page has started: [{ press: Continue }]',
])('the schema accepts %s', (step) => {
  expect(fits(scenario(step)), JSON.stringify(fits.errors, null, 2)).toBe(true);
});

test.each([
  'pres: Continue',
  'press: { nam: Continue }',
  'choose: { Customer types: { a: b } }',
  'see heading: { text: Packages, lvl: 1 }',
  'see field: { value: x }',
  'see table: [Name, Price]',
  'see package: { name: Growth, recomended: true }',
  'see call: { POST: issuance/bind-request, with: ANNUALLY }',
  'check: { name: I agree, twice: true }',
  'when get-decision answers: { bodi: {} }',
  'in another window: reload',
  'before the page has started: reload',
])('the schema refuses %s', (step) => {
  expect(fits(scenario(step))).toBe(false);
});
