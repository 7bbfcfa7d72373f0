/** A file that a document asks for, and the hash without which the browser refuses it. */
export type LinkedFile = { readonly url: string; readonly integrity: string | undefined };

/**
 * Returns the tag of a script, with `mark` as its first attributes. Scripts run in their order. `crossorigin` is what the
 * loader sets when it asks again. Where the drawn screen can be used without scripts, they don't compete with what its
 * paint needs. Everywhere else they are urgent: on a slow network, Chromium asks for few scripts of low priority at a
 * time, and a screen has thirty.
 */
export function scriptTag({ url, integrity }: LinkedFile, mark: string, isUrgent: boolean): string {
  const priority = isUrgent ? ' fetchpriority="high"' : '';
  return `<script${mark} src="${url}" integrity="${integrity}" crossorigin="anonymous" defer${priority}></script>`;
}

/** Returns the tag of a style sheet. */
export const styleLink = ({ url, integrity }: LinkedFile): string =>
  `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;

/** Returns a value as the text of a script that isn't run. */
export const dataBlock = (id: string, type: string, value: unknown): string =>
  `<script id="${id}" type="${type}">${asData(value)}</script>`;

/** Returns a value as JSON that can't end the tag around it. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
