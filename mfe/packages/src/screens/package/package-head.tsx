import { href } from '@fairlead/domain';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { $isAdminVariant, packagesPage } from '../../model/links.ts';
import { useModel } from '../../use-model.ts';
import { OwnActions } from './own-actions.tsx';
import { PackageSwitcher } from './package-switcher.tsx';

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
          <div className="stack-1 package-about">
            <div className="row package-name">
              <h1 className="display">{shown.name}</h1>
              <OwnActions />
            </div>
            <p className="muted">{shown.description}</p>
          </div>
          {hasOthers ? <PackageSwitcher /> : null}
        </div>
      </div>
    </div>
  );
}
