export type Paint = Readonly<Record<'red' | 'green' | 'dim' | 'bold', (text: string) => string>>;

/** Creates functions for terminal colors; without color they return the text unchanged. */
export function createPaint(isColored: boolean): Paint {
  const wrap = (open: number, close: number) => (text: string) =>
    isColored ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return {
    red: wrap(31, 39),
    green: wrap(32, 39),
    dim: wrap(2, 22),
    bold: wrap(1, 22),
  };
}
