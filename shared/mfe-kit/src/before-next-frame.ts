/**
 * Runs this in the task of the next frame, before it is drawn, and at once where nothing is drawn. Returns how to take it
 * back.
 */
export function beforeNextFrame(run: () => void): () => void {
  if (!('requestAnimationFrame' in globalThis)) {
    run();
    return () => {};
  }
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}
