import { content } from '../../content.ts';
import { WaitPage } from './wait-page.tsx';

const { runningTitle, running, hint } = content.refresh;

/** The page while prices are being refreshed (B§2). */
export function Refreshing() {
  return (
    <WaitPage step="refresh">
      <div className="stack stack-3">
        <h1 className="display">{runningTitle}</h1>
        <p className="lead" role="status">
          {running}
        </p>
        <p className="muted">{hint}</p>
      </div>
    </WaitPage>
  );
}
