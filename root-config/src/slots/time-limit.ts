/** A step didn't end in time, and may never. */
export class TooLongError extends Error {
  override name = 'TooLongError';
}

/** The promise's answer, or a failure that says what took too long. */
export function withTimeLimit<Value>(promise: Promise<Value>, duration: number, what: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TooLongError(`${what} took longer than ${duration} ms.`)),
      duration,
    );
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/**
 * Returns what loads files and fails after this many ms. Another try for the same files, named by the key, would wait for the
 * same script, which only a new page asks for again: after a press, the page is loaded again.
 */
export function createLoadLimit(duration: number) {
  const hanging = new Set<unknown>();
  return <Value>(load: () => Promise<Value>, what: string, key: unknown = load): Promise<Value> => {
    if (hanging.has(key) && navigator.userActivation.isActive) location.reload();
    return withTimeLimit(load(), duration, what).catch((error: unknown) => {
      if (error instanceof TooLongError) hanging.add(key);
      throw error;
    });
  };
}
