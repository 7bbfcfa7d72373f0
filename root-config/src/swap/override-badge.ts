import { moduleOf } from '../builds/load-area.ts';
import { getPageContext } from '../page/page-context.ts';
import { runningBuilds } from '../slots/running-builds.ts';

const id = 'override-badge';

/** Shows which builds on this page aren't the deployed ones, while there are any. */
export function showOverrides(): void {
  const { modules } = getPageContext().map;
  const overrides = runningBuilds().filter(({ isOverride }) => isOverride);
  if (overrides.length === 0) {
    document.getElementById(id)?.remove();
    return;
  }
  const badge = document.getElementById(id) ?? document.body.appendChild(makeBadge());
  const lines = overrides.map(
    ({ area, version }) =>
      `${area} ${version} replaces ${modules[moduleOf(area)]?.version ?? 'nothing'}.`,
  );
  badge.textContent = `${lines.join(' ')} Reload to undo.`;
}

function makeBadge() {
  const badge = document.createElement('p');
  badge.id = id;
  badge.setAttribute('role', 'status');
  Object.assign(badge.style, {
    position: 'fixed',
    insetInlineStart: 'var(--space-4)',
    insetBlockEnd: 'var(--space-4)',
    zIndex: 'var(--z-toast)',
    padding: 'var(--space-1) var(--space-3)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-full)',
    background: 'var(--color-surface)',
    color: 'var(--color-text)',
    pointerEvents: 'none',
  });
  return badge;
}
