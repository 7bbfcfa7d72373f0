import { type SignedDocument, signedText } from '../page/signed-document.ts';

/** Reports what has expired of a signed document. The page uses it: a wrong clock must not take the product away. */
export function warnOfExpired(now: number): void {
  const text = signedText();
  if (!text) return;
  const { root, timestamp, snapshot, targets, roles }: SignedDocument = JSON.parse(text);
  const expired = Object.entries({ timestamp, snapshot, targets, ...roles })
    .map(([role, file]) => [role, JSON.parse(file)] as const)
    .concat([['root', root]])
    .filter(([, { signed }]) => !(Date.parse(signed.expires) > now))
    .map(([role]) => role);
  if (expired.length > 0)
    reportError(new Error(`The signatures of ${expired.join(', ')} have expired.`));
}
