import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breakable } from './breakable.tsx';

test('an email address in a text can break after its @', () => {
  const text = 'We sent it to ada@x.example and to ben@y.example.';
  expect(renderToStaticMarkup(<Breakable text={text} />)).toBe(
    'We sent it to ada@<wbr/>x.example and to ben@<wbr/>y.example.',
  );
});
