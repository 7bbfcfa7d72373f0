import { content } from '../../content.ts';
import { Advised } from './blocked.tsx';

/** FAILED: no packages could be prepared (B§2, B§8). */
export const Failed = () => (
  <Advised
    heading={content.failed.title}
    body={content.failed.body}
    action={content.failed.action}
  />
);
