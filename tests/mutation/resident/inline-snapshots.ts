// Vitest compares an inline snapshot only inside a test of its own. Here every line is compared, without its indentation.
import { format } from '@vitest/pretty-format';
import { expect } from 'vitest';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

expect.extend({
  toMatchInlineSnapshot(received: unknown, expected: string) {
    const is = linesOf(format(received, { escapeString: false, printBasicPrototype: false }));
    const wanted = linesOf(expected);
    return {
      pass: is.join('\n') === wanted.join('\n'),
      message: () => 'The snapshot differs.',
      actual: is,
      expected: wanted,
    };
  },
});
