type Click = { readonly control: Element | null; readonly x: number; readonly y: number };

/** The first click of a double click. */
let first: Click | null = null;

/** How far from the first click the second one may be, in px. Two quick taps on two fields are further apart. */
const reach = 12;

/**
 * Ignores the second click of a double click where the first one hit something else: it opened a dialog or a menu, or
 * removed its own row, and the next one moved up to its place.
 */
export function holdDoubles(event: Event): void {
  if (!(event instanceof MouseEvent)) return;
  const { detail, clientX: x, clientY: y } = event;
  const control = controlOf(event.composedPath()[0]);
  if (detail <= 1 || !first || Math.hypot(x - first.x, y - first.y) > reach)
    first = { control, x, y };
  else if (control !== first.control) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** The control that a click is for; null for one beside all controls. A click on a label is one on its field. */
function controlOf(target: EventTarget | undefined): Element | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest('button, a, summary, input, select, textarea, label');
  return control instanceof HTMLLabelElement ? control.control : control;
}
