import { useFocusHandover } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { type RefObject, useRef, useState } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

type Props = {
  /** The ids of the cards in the list. */
  readonly shown: readonly string[];
  /** How many are left. */
  readonly more: number;
  readonly list: RefObject<HTMLElement | null>;
};

/** Shows more cards of the library. Once none are left, the focus goes on to the first of those that came last. */
export function ShowMore({ shown, more, list }: Props) {
  const showMore = useUnit(useModel().library.moreAsked);
  const self = useRef<HTMLElementTagNameMap['ui-button']>(null);
  const before = useRef(shown);
  const [next] = useState(() => ({
    get current() {
      const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
      const added = cards.find(({ dataset }) => !before.current.includes(dataset.card ?? ''));
      return added?.querySelector('button') ?? null;
    },
  }));
  useFocusHandover(self, next);
  return (
    <ui-button
      ref={self}
      variant="secondary"
      size="sm"
      label={content.library.more(more)}
      onClick={() => {
        before.current = shown;
        showMore();
      }}
    />
  );
}
