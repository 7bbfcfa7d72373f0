import { Footer } from '@fairlead/mfe-kit';
import { content } from '../../content.ts';
import { useLoadFailed } from '../use-loaded.tsx';
import { Advised } from './blocked.tsx';

/**
 * gtm-review-block (B§2): the quote was blocked after repricing, or someone asked for more. It says so while the submission
 * is on the way: one that isn't blocked leads elsewhere.
 */
export function ReviewBlockScreen() {
  const failed = useLoadFailed();
  return (
    failed ?? (
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
