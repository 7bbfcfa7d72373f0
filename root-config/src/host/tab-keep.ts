import type { Keep } from '@fairlead/store';

const key = 'fairlead:partner-session';

/** What this tab keeps until it is closed; nothing where the browser refuses it. */
export const tabKeep = (): Keep => ({
  read: () => quietly(() => sessionStorage.getItem(key)) ?? null,
  write: (text) =>
    quietly(() =>
      text === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text),
    ),
});

function quietly<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
