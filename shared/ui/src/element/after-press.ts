import { Press } from './press.ts';

let press: Press | undefined;

/** Listens to the page's pointer. Everything whose consequences wait calls it beforehand. */
export function watchPress(): void {
  press ??= new Press(window);
}

/**
 * Does something that may move the page, such as showing a message: at once, but never between a pointer's press and its
 * click, which would then hit something else.
 */
export function afterPress(act: () => void): void {
  if (press) press.after(act);
  else act();
}
