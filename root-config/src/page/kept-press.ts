const key = Symbol.for('fairlead.kept-press');

/** Keeps the button that was pressed before its area was there. The early script and the shell both bundle this module. */
export function keepPress(button: Element): void {
  Reflect.set(globalThis, key, button);
}

/** Returns the kept button if it is inside the element, once. */
export function takePress(inside: Element): HTMLElement | null {
  const button: unknown = Reflect.get(globalThis, key);
  if (!(button instanceof HTMLElement) || !inside.contains(button)) return null;
  Reflect.deleteProperty(globalThis, key);
  return button;
}
