import { storageEventSeen } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';

/** Tells the models what other windows of this browser change in local storage, e.g. Carta's popup. */
export function followStorageEvents(
  scope: Scope,
  until: AbortSignal,
  target: EventTarget = window,
): void {
  const seen = scopeBind(storageEventSeen, { scope });
  const hear = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    seen({ key, newValue });
  };
  target.addEventListener('storage', hear, { signal: until });
}
