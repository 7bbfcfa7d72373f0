import { href } from '@fairlead/domain';
import { formatMoney } from '@fairlead/domain/money';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { $isAdminVariant, packagesPage, packagePage as pageOf } from '../../model/links.ts';
import { useModel } from '../../use-model.ts';

/** The package's name, what may be done with it as a whole, and the way to the others. */
export function PackageHead() {
  const { packagePage, comparison, submission } = useModel();
  const { shown, options, known, isAdminVariant } = useUnit({
    shown: packagePage.$package,
    options: comparison.$options,
    known: submission.$submission,
    isAdminVariant: $isAdminVariant,
  });
  if (!shown || !known) return null;
  const hasOthers = options.length > 1;
  return (
    <div className="page-head page-head-tight" data-surface="chrome">
      <div className="wrap stack">
        {hasOthers ? (
          <a className="back" href={href(packagesPage(known.id, isAdminVariant))}>
            <ui-icon name="arrow-left" size="sm" />
            {content.package.back}
          </a>
        ) : null}
        <div className="row between">
          <div className="stack-1">
            <div className="row package-name">
              <h1 className="display">{shown.name}</h1>
              <OwnActions />
            </div>
            <p className="muted">{shown.description}</p>
          </div>
          {hasOthers ? <Switcher /> : null}
        </div>
      </div>
    </div>
  );
}

/** Rename and delete are for the client's own package; every other can be copied into one. */
function OwnActions() {
  const { packagePage } = useModel();
  const { isOwn, verdict, rename, remove, copy } = useUnit({
    isOwn: packagePage.own.$isOwn,
    verdict: packagePage.customization.$editing,
    rename: packagePage.own.renameOpened,
    remove: packagePage.own.deleteOpened,
    copy: packagePage.duplication.asked,
  });
  if (verdict.kind === 'ask-to-copy')
    return (
      <ui-button
        variant="secondary"
        size="sm"
        icon="pencil"
        label={content.package.customize.action}
        onClick={() => copy()}
      />
    );
  if (!isOwn) return null;
  return (
    <span className="row own-actions">
      <button
        className="icon-button"
        type="button"
        aria-label={content.package.rename.action}
        title={content.package.rename.action}
        onClick={() => rename()}
      >
        <ui-icon name="pencil" />
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label={content.package.remove.action}
        title={content.package.remove.action}
        onClick={() => remove()}
      >
        <ui-icon name="trash" />
      </button>
    </span>
  );
}

function Switcher() {
  const { packagePage, comparison, submission } = useModel();
  const { options, current, known, isAdmin, isAdminVariant } = useUnit({
    options: comparison.$options,
    current: packagePage.$package,
    known: submission.$submission,
    isAdmin: submission.$isAdmin,
    isAdminVariant: $isAdminVariant,
  });
  const strip = useCurrentInView(current?.id ?? '');
  return (
    <nav ref={strip} className="switcher" aria-label={content.package.switcher}>
      {options
        .filter(({ isInReview }) => isAdmin || !isInReview)
        .map(({ id, name, price, isRecommended }) => (
          <a
            key={id}
            href={href(pageOf(known?.id ?? '', id, isAdminVariant))}
            aria-current={id === current?.id ? 'page' : undefined}
          >
            <span className="strong">
              {name}
              {isRecommended ? <span className="rec">{content.package.recommended}</span> : null}
            </span>
            <small className="num">{formatMoney(price)}/mo</small>
          </a>
        ))}
    </nav>
  );
}

/** The switcher is a strip: the open package is scrolled into it. */
function useCurrentInView(id: string) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = id && strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!here || !strip.current) return;
    strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth + here.clientWidth + 8;
  }, [id]);
  return strip;
}
