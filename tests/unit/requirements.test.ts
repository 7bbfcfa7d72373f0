import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cited, citedAtPageLevel, idsInCode } from './citations.ts';

/**
 * Every row of `tests/requirements.tsv` is cited by a test or a scenario. A row about a text, a message or a screen (its
 * third column is `text`, `message`, `screen` or `layout`) is cited where a page is (`citedAtPageLevel`): what a person
 * reads is not shown by a test of a model or of a constant.
 *
 * `docs/requirements-not-tested.md` holds the exceptions: it says of a row why no test can cite it; nothing cites such a row.
 */
const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

const aboutPages: readonly string[] = ['text', 'message', 'screen', 'layout'];
const rows = read('tests/requirements.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', , kind = ''] = line.split('\t');
    return { id, isAboutPages: aboutPages.includes(kind) };
  });
const known = new Set(rows.map(({ id }) => id));
const sections = read('docs/requirements-not-tested.md')
  .split(/^## /m)
  .map((section) => [...section.matchAll(/^\| ([A-Z]+-\d{3}) \|/gm)].map(([, id]) => id ?? ''));
const listed = new Set(sections.flat());
const anywhere = cited();
const atPages = citedAtPageLevel();

test('every row listed as not tested exists, once, in order, and no test cites it', () => {
  for (const ids of sections) expect(ids).toEqual(ids.toSorted());
  expect(sections.flat()).toHaveLength(listed.size);
  expect([...listed].filter((id) => !known.has(id))).toEqual([]);
  expect([...listed].filter((id) => anywhere.has(id))).toEqual([]);
});

test('every other row is cited, one about a text, a message or a screen where a page is', () => {
  expect(rows.length).toBeGreaterThan(800);
  const lacking = rows.filter(
    ({ id, isAboutPages }) => !listed.has(id) && !(isAboutPages ? atPages : anywhere).has(id),
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test('every citation with a known prefix is a row of the table', () => {
  const prefixes = new Set([...known].map((id) => id.split('-')[0]));
  const strange = [...anywhere].filter(
    (id) => prefixes.has(id.split('-')[0] ?? '') && !known.has(id),
  );
  expect(strange).toEqual([]);
});

test('an id that is only an example of a test of the command or of this folder is not cited', () => {
  expect(read('tests/unit/requirements.test.ts')).toContain('EXAMPLE-001');
  expect([...anywhere].filter((id) => id.startsWith('EXAMPLE-'))).toEqual([]);
});

test('test titles and tables cite, comments do not', () => {
  const code = `
    // FLOW-001
    /* FLOW-002
       FLOW-003 */
    test('FLOW-004 FLOW-005 it works // FLOW-006', () => {});
    test.each([["FLOW-007", 'a']])('%s holds', () => visit(\`/FLOW-008\`)); // FLOW-009
  `;
  expect(idsInCode(code)).toEqual(['FLOW-004', 'FLOW-005', 'FLOW-006', 'FLOW-007', 'FLOW-008']);
});
