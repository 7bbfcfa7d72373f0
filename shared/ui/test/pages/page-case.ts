import type { PageAction } from '@fairlead/mfe-kit/page';
import type { ReactElement } from 'react';

/** One thing that happens: someone acts, a key is pressed, or the screen draws something else. */
export type Step = PageAction | 'Escape' | { readonly draw: ReactElement };

/** What a screen draws, and what then happens on it. */
export type PageCase = {
  readonly name: string;
  readonly page: ReactElement;
  readonly steps?: readonly Step[];
};
