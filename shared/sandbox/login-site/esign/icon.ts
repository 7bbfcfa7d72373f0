const paths = {
  pen: 'M3 16.5c2-2.5 3.5-4 4.5-3.5s-.5 2.5 1 2.5 2-2 3-2 .8 1.5 2 1.5 1.5-.75 3.5-.75M8.75 10.25l5.5-6.5 2 1.75-5.5 6.25',
  file: 'M5 3.5h6.5L15 7v9.5H5v-13ZM11.25 3.5V7.25H15M7.5 10.5h5m-5 3h3.5',
  check: 'M4 10.5l4 4 8-9',
} as const;

/** A decorative icon. The product's elements aren't loaded on this page. */
export function icon(name: keyof typeof paths): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS(svg.namespaceURI, 'path');
  path.setAttribute('d', paths[name]);
  svg.setAttribute('class', 'esign-icon');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return svg;
}
