import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';

export function Header() {
  const { advisorRequested, $isVanta } = useModel();
  const { ask, isVanta } = useUnit({ ask: advisorRequested, isVanta: $isVanta });
  return (
    <header className="site-header" data-surface="chrome">
      <div className="wrap">
        <Brand />
        {isVanta ? (
          <span className="cobrand">
            <span className="hide-sm">for </span>
            <b>Vanta</b>
            <span className="hide-sm"> customers</span>
          </span>
        ) : null}
        <nav className="site-nav" aria-label="Account">
          <button
            type="button"
            className="chrome-link"
            aria-label={content.advisor}
            onClick={() => ask()}
          >
            <ui-icon name="chat" />
            <span className="hide-sm">{content.advisor}</span>
          </button>
          <AccountMenu />
        </nav>
      </div>
    </header>
  );
}
