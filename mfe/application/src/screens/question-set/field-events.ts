import type { FieldInput } from '@fairlead/domain/question-set';
import { createContext, useContext } from 'react';

export type FieldEvents = {
  readonly change: (given: { id: string; value: FieldInput }) => void;
  readonly blur: (id: string) => void;
  /** The whole set is read-only. */
  readonly isReadOnly: boolean;
};

/** Bound once per form, because binding them for each of a thousand fields is slow. */
export const FieldEventsContext = createContext<FieldEvents | null>(null);

export function useFieldEvents(): FieldEvents {
  const events = useContext(FieldEventsContext);
  if (!events)
    throw new Error('A field was rendered outside a set form. Render it inside <SetForm>.');
  return events;
}
