import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { drawnMarkup } from './drawn-markup.ts';

test('a drawn form can’t be sent, and comments of the renderer are gone', () => {
  const { document } = new Window();
  document.body.innerHTML = '<form><!--?lit$1$--><input name="a"></form>';
  expect(drawnMarkup(document.body)).toBe('<form method="dialog"><input name="a"></form>');
});
