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
