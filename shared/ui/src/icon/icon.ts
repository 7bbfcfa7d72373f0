import { html, nothing, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { paths } from './paths.ts';

const known: Record<string, string> = { ...paths };

/** Registers the icons of a later route. */
export function registerIcons(more: Record<string, string>): void {
  Object.assign(known, more);
}

/** An icon inside a Lit template; `className` may add a size (`icon icon-sm`). */
export function icon(name: string, className = 'icon'): TemplateResult {
  return html`<svg class=${className} viewBox="0 0 20 20" aria-hidden="true"><path d=${known[name] ?? ''}></path></svg>`;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Returns the icon as a node, for elements built without templates. */
export function drawIcon(name: string): SVGElement {
  const drawing = document.createElementNS(svgNamespace, 'svg');
  const path = document.createElementNS(svgNamespace, 'path');
  drawing.setAttribute('class', 'icon');
  drawing.setAttribute('viewBox', '0 0 20 20');
  drawing.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', known[name] ?? '');
  drawing.append(path);
  return drawing;
}

/** One glyph of our own set. Decoration unless it has a `label`. */
export class UiIcon extends LightElement {
  static override properties = { name: {}, size: {}, label: {} };

  declare name: string | undefined;
  declare size: 'sm' | 'lg' | 'glyph' | 'xl' | undefined;
  /** The name for assistive technology, if the icon has no text beside it. */
  declare label: string | undefined;

  override render() {
    const drawing = icon(this.name ?? '', this.size ? `icon icon-${this.size}` : 'icon');
    return html`${drawing}${this.label ? html`<span class="visually-hidden">${this.label}</span>` : nothing}`;
  }
}
