import { expect, test } from 'vitest';
import { withoutCallDocs } from './without-call-docs.ts';

function without(code: string): string {
  const { transform } = withoutCallDocs();
  const { handler } = transform as unknown as { handler: (code: string) => { code: string } };
  return handler(code).code.replaceAll(/\s+/g, ' ');
}

test('of the documented errors of a call their status and code stay, and nothing else of it is left out', () => {
  const code = `endpoint('find', {
  answer: s.array(Found),
  errors: [
    { status: 404, means: 'nothing found' },
    { status: 409, code: 'taken', means: 'found elsewhere' },
    {
      status: 410,
      code: 'gone',
      means: 'it was found before; a long sentence says when',
    },
  ],
  source: 'A§7',
})`;
  expect(without(code)).toBe(
    "endpoint('find', { answer: s.array(Found), errors: [ { status: 404 }, { status: 409, code: 'taken' }, { status: 410, code: 'gone', }, ], source: 'A§7', })",
  );
});

test('a call without documented errors still has a list of them', () => {
  expect(without("return { name, errors: [], isRepeatable: method === 'GET' };")).toBe(
    "return { name, errors: [], isRepeatable: method === 'GET' };",
  );
});
