/** Hears rejections that nobody handles, as a browser's page does. Returns a function that stops listening. */
export function hearRejections(tell: (error: Error) => void): () => void {
  const hear = (reason: unknown) =>
    tell(reason instanceof Error ? reason : new Error(String(reason)));
  process.on('unhandledRejection', hear);
  return () => void process.off('unhandledRejection', hear);
}
