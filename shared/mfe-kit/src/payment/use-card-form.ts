import { useRetryOnline } from '@fairlead/mfe-kit';
import { $cardProviderKey, type CardForm, openCardFormFx } from '@fairlead/store';
import type { CardEntry, CardPart } from '@fairlead/store/paying';
import { afterPress } from '@fairlead/ui';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef, useState } from 'react';

const parts = ['number', 'expiry', 'cvc'] as const satisfies readonly CardPart[];

type Boxes = Readonly<Record<CardPart, RefObject<HTMLDivElement | null>>>;

/** Opens the provider's fields in three boxes of the page; they are removed with the screen. */
export function useCardForm(card: CardEntry, isDisabled: boolean) {
  const { publishableKey, openForm, changed, cleared } = useUnit({
    publishableKey: $cardProviderKey,
    openForm: openCardFormFx,
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
    const onChange = (change: Parameters<typeof changed>[0]) =>
      afterPress(() => void changed(change));
    openForm({ publishableKey, onChange, near: current.current.number.current })
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
  }, [publishableKey, openForm, changed, cleared, turn]);

  useEffect(() => form.current?.disable(isDisabled), [isDisabled]);

  const retry = () => {
    // The boxes must be on the page before the provider's fields are opened in them.
    setView('loading');
    setTurn(turn + 1);
  };
  useRetryOnline(view === 'failed' ? retry : null);

  return {
    boxes,
    view,
    retry,
    focus: (part: CardPart) => form.current?.focus(part),
  };
}
