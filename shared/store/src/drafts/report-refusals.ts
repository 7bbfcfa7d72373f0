import { type Event, type Store, sample } from 'effector';
import { reportErrorFx } from '../host/host-effects.ts';

/** Why a draft can't be restored, or null. */
type Checked = { readonly refusal: string | null };

/** Reports drafts that don't match their shape when they are written or read, because the input would be lost unnoticed. */
export function reportRefusals(
  key: Store<string | null>,
  checked: readonly Event<Checked>[],
): void {
  sample({
    clock: [...checked],
    source: key,
    filter: (_, { refusal }) => refusal !== null,
    fn: (name, { refusal }) => ({
      error: new Error(`The draft '${name}' can't be restored: ${refusal}`),
      where: 'drafts',
    }),
    target: reportErrorFx,
  });
}
