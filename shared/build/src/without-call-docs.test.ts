import { expect, test } from 'vitest';
import { withoutCallDocs } from './without-call-docs.ts';

test('the documented errors of a call are left out, and nothing else of it', () => {
  const { transform } = withoutCallDocs();
  const { handler } = transform as unknown as { handler: (code: string) => { code: string } };
  const code = `endpoint('find', {
  answer: s.array(Found),
  errors: [
    { status: 404, means: 'nothing found' },
    { status: 409, code: 'taken', means: 'found elsewhere' },
  ],
  source: 'A§7',
})`;
  expect(handler(code).code.replaceAll(/\s+/g, ' ')).toBe(
    "endpoint('find', { answer: s.array(Found), source: 'A§7', })",
  );
});
