import type { PageAction } from '@fairlead/mfe-kit/page';
import type { ReactElement } from 'react';

/** One event: a user acts, a key is pressed, or the screen renders something else. */
export type Step = PageAction | 'Escape' | { readonly draw: ReactElement };

/** What a screen renders, and the events that follow. */
export type PageCase = {
  readonly name: string;
  readonly page: ReactElement;
  readonly steps?: readonly Step[];
};
