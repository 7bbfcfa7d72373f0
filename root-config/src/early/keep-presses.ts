import { keepPress } from '../page/kept-press.ts';

/** Remembers the last button of the drawn document that was pressed. Its area hears it once it is there. */
export function keepPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('[data-drawn] button');
      if (button) keepPress(button);
    },
    true,
  );
}
