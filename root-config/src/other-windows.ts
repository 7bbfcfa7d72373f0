import { storageEventSeen } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';

/** Tells the models what other windows of this browser change in local storage, e.g. Carta's popup. */
export function hearOtherWindows(scope: Scope, target: EventTarget = window): void {
  const seen = scopeBind(storageEventSeen, { scope });
  target.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    seen({ key, newValue });
  });
}
