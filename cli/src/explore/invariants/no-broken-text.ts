import { textsOf } from '@fairlead/ui/semantics/write-outline';
import type { Invariant } from '../invariant.ts';

/** What a value without a format looks like. */
const unformatted = /\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b/;

/** No page shows a value that nobody formatted. */
export const noBrokenText: Invariant = {
  name: 'no broken text',
  watch:
    () =>
    ({ page }) => {
      const [shown] = textsOf(page.outline).flatMap((text) => unformatted.exec(text) ?? []);
      if (shown === undefined) return null;
      return { message: `the page shows "${shown}"`, step: { 'see no text': shown } };
    },
};
