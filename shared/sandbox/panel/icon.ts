/** The panel's own icons: one path each on a 20-px grid, drawn as strokes. */
const paths = {
  ring: 'M2 14c3 0 4.5-4 8-4s4-4 8-4M5.5 10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0',
  reset: 'M16.4 8.2A6.7 6.7 0 1 0 16.6 11M16.5 4.5v3.7h-3.7',
  record: 'M5.5 10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0',
  pause: 'M7 4.5v11m6-11v11',
  play: 'M6.5 4.5v11l9-5.5-9-5.5Z',
  copy: 'M8.5 7H15a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5H8.5A1.5 1.5 0 0 1 7 15V8.5A1.5 1.5 0 0 1 8.5 7ZM13 7V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2',
  plus: 'M10 4.5v11M4.5 10h11',
  cross: 'm5.5 5.5 9 9m0-9-9 9',
  chevron: 'm5 7.75 5 5 5-5',
} as const;
export type IconName = keyof typeof paths;

const namespace = 'http://www.w3.org/2000/svg';

/** A decorative icon; the control that contains it has the accessible name. */
export function icon(name: IconName, size = 'icon icon-sm'): SVGElement {
  const drawing = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', paths[name]);
  for (const [key, value] of Object.entries({
    class: size,
    viewBox: '0 0 20 20',
    'aria-hidden': 'true',
  }))
    drawing.setAttribute(key, value);
  drawing.append(path);
  return drawing;
}
