import { expect, test } from 'vitest';
import { createPaint } from '../paint.ts';
import { aResult } from '../test-kit/a-result.ts';
import { lineReporter } from './line.ts';

test('the progress line never wraps in a narrow terminal: a wrapped line could not be overwritten', async () => {
  const said: string[] = [];
  const reporter = await lineReporter({
    out: (text) => said.push(text),
    paint: createPaint(false),
    live: true,
    width: 25,
    total: 10,
  });
  reporter.ended(aResult({ name: 'A founder pays by card' }));
  reporter.ended(aResult({ name: 'It opens' }));
  expect(said).toEqual(['\r\u001b[K1 of 10 A founder pays b', '\r\u001b[K2 of 10 It opens']);
});
