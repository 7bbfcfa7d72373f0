import { $cardProviderKey } from '@fairlead/store';
import type { CardForm } from '@fairlead/vendors/stripe';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CardPart } from '../../model/card-entry.ts';
import { useModel } from '../../use-model.ts';

const parts = ['number', 'expiry', 'cvc'] as const satisfies readonly CardPart[];

type Boxes = Readonly<Record<CardPart, RefObject<HTMLDivElement | null>>>;

/** Opens the provider's fields in three boxes of the page; they are taken down with the screen. */
export function useCardForm(isDisabled: boolean) {
  const { card } = useModel();
  const { publishableKey, changed, cleared } = useUnit({
    publishableKey: $cardProviderKey,
    changed: card.changed,
    cleared: card.cleared,
  });
  const boxes: Boxes = {
    number: useRef<HTMLDivElement>(null),
    expiry: useRef<HTMLDivElement>(null),
    cvc: useRef<HTMLDivElement>(null),
  };
  const current = useRef(boxes);
  const form = useRef<CardForm | null>(null);
  const [view, setView] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is another try
  useEffect(() => {
    let isGone = false;
    setView('loading');
    open(publishableKey, changed, current.current.number.current ?? document.body)
      .then((opened) => {
        if (isGone) return opened.destroy();
        form.current = opened;
        for (const part of parts) {
          const box = current.current[part].current;
          if (box) opened.mount(part, box);
        }
        setView('ready');
      })
      .catch(() => {
        if (!isGone) setView('failed');
      });
    return () => {
      isGone = true;
      form.current?.destroy();
      form.current = null;
      cleared();
    };
  }, [publishableKey, changed, cleared, turn]);

  useEffect(() => form.current?.disable(isDisabled), [isDisabled]);

  return {
    boxes,
    view,
    retry: () => setTurn(turn + 1),
    focus: (part: CardPart) => form.current?.focus(part),
  };
}

async function open(
  publishableKey: string,
  onChange: (change: never) => void,
  box: Element,
): Promise<CardForm> {
  const { openCardForm } = await import('@fairlead/vendors/stripe');
  // Not of the document's body: in a web component that is someone else's.
  const page = getComputedStyle(box);
  return openCardForm({
    publishableKey,
    // The provider's own message stays out: ours go by its code (A§8).
    onChange: ({ field, complete, empty, code }) =>
      (onChange as (change: unknown) => void)({ field, complete, empty, code }),
    style: { base: { fontSize: '16px', lineHeight: '24px', color: page.color } },
  });
}
