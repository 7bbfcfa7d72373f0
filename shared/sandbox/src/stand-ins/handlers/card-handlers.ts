import type { StandInState } from '../state.ts';
import { type CardEntry, emptyCard, readCard, tokenise } from '../stripe/logic.ts';
import { reach } from './reach.ts';

type CardField = 'number' | 'expiry' | 'cvc';
type CardChange = {
  readonly field: CardField;
  readonly complete: boolean;
  readonly empty: boolean;
  readonly code: string | null;
  readonly message: string | null;
};
type CardTokenResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly code: string; readonly message: string };

const fields = ['number', 'expiry', 'cvc'] as const;

/** The card elements without a page. They don't give the input away. */
export function cardHandlers(state: StandInState) {
  let entry: CardEntry = emptyCard;

  return {
    /** Types a card into the elements and leaves them. Returns the resulting change events. */
    enterCard(typed: Partial<CardEntry>): CardChange[] {
      entry = { ...entry, ...typed };
      const readings = readCard(entry, state.now());
      return fields.map((field) => {
        const { complete, empty, error } = readings[field];
        const { code = null, message = null } = error ?? {};
        return { field, complete, empty, code, message };
      });
    },

    /** Loads the provider's script; rejects while the provider is down. */
    loadCardForm: () => reach(state, 'stripe', 'The card form could not be loaded. Try again.'),

    clearCard(): void {
      entry = emptyCard;
    },

    async createCardToken(_: {
      readonly postalCode: string;
      readonly name?: string;
    }): Promise<CardTokenResult> {
      await reach(state, 'stripe', 'The card form could not be loaded. Try again.');
      const made = tokenise(entry, state.now());
      if ('token' in made) return { ok: true, token: made.token };
      return { ok: false, code: made.error.code, message: made.error.message };
    },
  };
}
