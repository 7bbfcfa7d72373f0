import type {} from '@fairlead/ui/react';
import { useEffect, useRef } from 'react';

/** A failure that scrolls into view: on a phone, the pressed button stays in the window wherever the page is scrolled. */
export function FailureInView({ text }: { readonly text: string }) {
  const self = useRef<HTMLElementTagNameMap['ui-banner']>(null);
  useEffect(() => {
    const banner = self.current;
    void banner?.updateComplete.then(() => banner.scrollIntoView({ block: 'nearest' }));
  }, []);
  return <ui-banner ref={self} tone="danger" text={text} />;
}
