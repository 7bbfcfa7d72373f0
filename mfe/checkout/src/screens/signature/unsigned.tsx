import { href } from '@fairlead/domain';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { QuoteMessage } from '../messages.tsx';

const { unsigned: text } = content.signature;

type UnsignedProps = { readonly reason: 'declined' | 'canceled'; readonly officer: string };

/** The documents are gone: what happened, and another checkout of the same package. */
export function Unsigned({ reason, officer }: UnsignedProps) {
  const { id, slug } = useUnit({
    id: useModel().application.$id,
    slug: useModel().application.$slug,
  });
  const said = text[reason];
  return (
    <QuoteMessage title={said.title(officer)} text={said.text}>
      {id && slug ? (
        <a
          className="button"
          href={href({
            route: 'checkout',
            params: { legacyApplicationId: id, packageSlug: slug },
          })}
        >
          {text.action}
        </a>
      ) : null}
    </QuoteMessage>
  );
}
