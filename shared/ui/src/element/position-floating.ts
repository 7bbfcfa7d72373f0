const margin = 8;

export type Placement = { side: 'above' | 'below'; align: 'start' | 'end' | 'center'; gap: number };

/**
 * Positions an element of the top layer beside its anchor, inside the window, or on the other side if there is no room.
 * Measures once; call it after showing.
 */
export function positionFloating(
  floating: HTMLElement,
  anchor: Element,
  placement: Placement,
): void {
  const from = anchor.getBoundingClientRect();
  const size = floating.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  const above = from.top - size.height - placement.gap;
  const below = from.bottom + placement.gap;
  const fitsAbove = above >= margin;
  const fitsBelow = below + size.height <= room.height - margin;
  const isAbove = placement.side === 'above' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const left = {
    start: from.left,
    end: from.right - size.width,
    center: from.left + from.width / 2 - size.width / 2,
  }[placement.align];
  const kept = Math.max(margin, Math.min(left, room.width - size.width - margin));
  floating.style.left = `${kept}px`;
  floating.style.top = `${isAbove ? above : below}px`;
  floating.style.setProperty('--arrow', `${from.left + from.width / 2 - kept}px`);
  floating.toggleAttribute('data-below', !isAbove);
}
