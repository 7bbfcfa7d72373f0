import type {} from '@fairlead/ui/react';
import { content } from '../../content.ts';

const { runningTitle, running, hint } = content.refresh;

/** Prices are being brought up to date (B§2). */
export function Refreshing() {
  return (
    <div className="wrap">
      <div className="wait-grid">
        <div className="wait-chart" data-surface="panel" data-step="refresh">
          <ui-chart kind="waiting" />
        </div>
        <div className="stack stack-3">
          <h1 className="display">{runningTitle}</h1>
          <p className="lead" role="status">
            {running}
          </p>
          <p className="muted">{hint}</p>
        </div>
      </div>
    </div>
  );
}
