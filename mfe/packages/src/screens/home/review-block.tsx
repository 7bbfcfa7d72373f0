import { Footer } from '@fairlead/mfe-kit';
import { content } from '../../content.ts';
import { useNotLoaded } from '../use-loaded.tsx';
import { Advised } from './blocked.tsx';

/** gtm-review-block (B§2): the quote was blocked after repricing, or someone asked for more. */
export function ReviewBlockScreen() {
  const notLoaded = useNotLoaded();
  return (
    notLoaded ?? (
      <>
        <Advised
          heading={content.blocked.title}
          body={content.blocked.reviewBody}
          action={content.blocked.action}
        />
        <Footer />
      </>
    )
  );
}
