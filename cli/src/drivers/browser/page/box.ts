/** A point of the window, in CSS px. */
export type Point = { readonly x: number; readonly y: number };

/** Where an element is in the window, in whole px. */
export type Box = { readonly [side in 'x' | 'y' | 'width' | 'height']: number };

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Says how a box moved or changed its size; null if it did neither. */
export function formatMove(from: Box, to: Box): string | null {
  if (from.x !== to.x || from.y !== to.y)
    return `it moved from (${from.x}, ${from.y}) to (${to.x}, ${to.y}) px`;
  if (from.width === to.width && from.height === to.height) return null;
  return `it changed from ${from.width} × ${from.height} to ${to.width} × ${to.height} px`;
}
