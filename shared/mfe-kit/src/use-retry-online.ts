import { connectionReturned } from '@fairlead/store';
import { createWatch } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useEffect, useRef } from 'react';

/** Tries again when the browser is online again, while a screen shows that something failed; null: nothing has failed. */
export function useRetryOnline(retry: (() => void) | null): void {
  const scope = useProvidedScope();
  const latest = useRef(retry);
  latest.current = retry;
  const hasFailed = retry !== null;
  useEffect(() => {
    if (!(hasFailed && scope)) return;
    return createWatch({ unit: connectionReturned, scope, fn: () => latest.current?.() });
  }, [scope, hasFailed]);
}
