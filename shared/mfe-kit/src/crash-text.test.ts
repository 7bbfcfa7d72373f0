import { expect, test } from 'vitest';
import { crashText } from './crash-text.ts';

test.each(['removeChild', 'insertBefore'])(
  'ERROR-030 a node that a translation took away from %s asks to disable translation',
  (method) => {
    const error = new DOMException(
      `Failed to execute '${method}' on 'Node': The node is not a child of this node.`,
      'NotFoundError',
    );
    expect(crashText(error)).toContain('Disable translation');
  },
);

test('any other error has the crash page’s usual words', () => {
  expect(crashText(new Error('removeChild'))).toBeUndefined();
  expect(crashText(new DOMException('No such device', 'NotFoundError'))).toBeUndefined();
  expect(crashText('removeChild')).toBeUndefined();
});
