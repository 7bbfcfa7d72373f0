import { keepText, readKept } from './kept-text.ts';

const key = 'fairlead:signed-in';
const admin = 'admin';

export const isMarkedAsSignedIn = (): boolean => readKept(key) !== null;

export const isMarkedAsAdmin = (): boolean => readKept(key) === admin;

/**
 * Marks a document that a visitor without a session would see, and this one probably has one: its drawn screen stays out
 * of sight until the session is known. Without storage, nobody counts as signed in.
 */
export function readSignedInMark(): void {
  if (isMarkedAsSignedIn()) document.documentElement.dataset.signedIn = '';
}

/** For the next documents of this browser. */
export const writeSignedInMark = (who: 'admin' | 'client' | null): void => keepText(key, who);
