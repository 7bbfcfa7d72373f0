import { storageEventSeen } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';

/** Tells the store what other windows of this browser keep and forget: the one that wrote does not hear of it. */
export function hearOtherWindows(scope: Scope): void {
  const seen = scopeBind(storageEventSeen, { scope });
  window.addEventListener('storage', ({ key, newValue }) => seen({ key, newValue }));
}
