import { $experience } from '@fairlead/store';
import { guardPresses } from '@fairlead/ui';
import { Provider, useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Host } from './host.ts';

type Props = {
  readonly root: ShadowRoot;
  readonly host: Host;
  readonly area: string;
  readonly children: ReactNode;
};

/** The element that replaces the page inside a web component. It is shown once its styles have loaded, never before. */
export function ComponentPage({ root, host, area, children }: Props) {
  const [isReady, setReady] = useState(false);
  useEffect(() => guardPresses(root), [root]);
  useEffect(() => {
    let isHere = true;
    adoptStyles(root, host, area)
      .catch((error: unknown) => host.report(error, `${area}: styles`))
      .finally(() => {
        if (isHere) setReady(true);
      });
    return () => {
      isHere = false;
    };
  }, [root, host, area]);
  if (!isReady) return null;
  return (
    <Provider value={host.scope}>
      <Themed host={host}>{children}</Themed>
    </Provider>
  );
}

async function adoptStyles(root: ShadowRoot, { styles }: Host, area: string) {
  if (styles) root.adoptedStyleSheets = [...(await styles(area))];
}

function Themed({ host, children }: Pick<Props, 'host' | 'children'>) {
  const experience = useUnit($experience);
  const toasts = useRef<HTMLDivElement>(null);
  useEffect(() => (toasts.current ? host.showToasts?.(toasts.current) : undefined), [host]);
  return (
    <div className="fairlead-page" data-experience={experience}>
      {children}
      <div ref={toasts} />
    </div>
  );
}
