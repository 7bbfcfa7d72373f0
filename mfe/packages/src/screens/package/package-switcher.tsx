import { href } from '@fairlead/domain';
import { formatMoney } from '@fairlead/domain/money';
import { comparisonContent } from '@fairlead/mfe-kit/comparison';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { $isAdminVariant, packagePage as pageOf } from '../../model/links.ts';
import { useModel } from '../../use-model.ts';
import { scrollIntoStrip } from '../scroll-into-strip.ts';

/** Links to every package that may be looked at, with their prices. */
export function PackageSwitcher() {
  const { packagePage, comparison, submission } = useModel();
  const { options, current, known, isAdmin, isAdminVariant } = useUnit({
    options: comparison.$options,
    current: packagePage.$package,
    known: submission.$submission,
    isAdmin: submission.$isAdmin,
    isAdminVariant: $isAdminVariant,
  });
  const strip = useCurrentInView(current?.id ?? null);
  if (!known) return null;
  return (
    <nav
      ref={strip}
      className="switcher"
      aria-label={content.package.switcher}
      onFocus={scrollIntoStrip}
    >
      {options
        .filter(({ isInReview }) => isAdmin || !isInReview)
        .map(({ id, name, price, per, isRecommended }) => (
          <a
            key={id}
            href={href(pageOf(known.id, id, isAdminVariant))}
            aria-current={id === current?.id ? 'page' : undefined}
          >
            <span className="strong">
              {name}
              {isRecommended ? <span className="rec">{content.package.recommended}</span> : null}
            </span>
            <small className="num">
              {price === null ? comparisonContent.noPrice : `${formatMoney(price)}/${per}`}
            </small>
          </a>
        ))}
    </nav>
  );
}

/** The switcher is a strip: the open package is scrolled into it. */
function useCurrentInView(id: string | null) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = id && strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!here || !strip.current) return;
    strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth + here.clientWidth + 8;
  }, [id]);
  return strip;
}
