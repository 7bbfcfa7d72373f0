import { focusIfLost, useFocusHandover } from '@fairlead/mfe-kit';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { WaitPage } from './wait-page.tsx';

const { runningTitle, running, hint } = content.refresh;

/**
 * The page while prices are being refreshed (B§2). It takes the place of the page with the button that refreshes them, and
 * that page comes back: the focus goes to the heading of each.
 */
export function Refreshing() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void focusIfLost(heading), []);
  useFocusHandover(heading);
  return (
    <WaitPage step="refresh">
      <div className="stack stack-3">
        <h1 className="display" ref={heading} tabIndex={-1}>
          {runningTitle}
        </h1>
        <p className="lead" role="status">
          {running}
        </p>
        <p className="muted">{hint}</p>
      </div>
    </WaitPage>
  );
}
