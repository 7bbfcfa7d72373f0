import { useEffect, useState } from 'react';
import type { getHost, Host, whenHost } from './host.ts';

type HostParts = { readonly getHost: typeof getHost; readonly whenHost: typeof whenHost };

/** The page's host, once it has one. */
export function useHost({ getHost, whenHost }: HostParts) {
  const [host, setHost] = useState<Host | null>(getHost);
  useEffect(() => {
    let isHere = true;
    void whenHost().then((found) => {
      if (isHere) setHost(found);
    });
    return () => {
      isHere = false;
    };
  }, [whenHost]);
  return host;
}
