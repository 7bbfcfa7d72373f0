import { href } from '@fairlead/domain';
import { content } from '../content.ts';

/** The logo: a ring with a line through it. */
export function Brand() {
  return (
    <a className="brand" href={href({ route: 'intake' })}>
      <svg
        className="brand-mark"
        viewBox="0 0 32 32"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      >
        <path d="M1.5 25.5c6.2 0 8.6-3 10.8-6.3" />
        <path d="M15.4 14.6C18 10.3 21.5 6.5 30.5 6.5" />
        <circle cx="15" cy="16" r="8.6" />
      </svg>
      <span>{content.brand}</span>
    </a>
  );
}
