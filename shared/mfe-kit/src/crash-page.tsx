import { useEffect, useRef } from 'react';
import { type CrashActions, showCrashScreen } from './crash-screen.ts';

/** The crash screen inside a React tree, for hosts that do not show it themselves. */
export function CrashScreen({ retry, talkToAdvisor, error }: CrashActions) {
  const element = useRef<HTMLDivElement>(null);
  const actions = useRef({ retry, talkToAdvisor });
  useEffect(() => {
    actions.current = { retry, talkToAdvisor };
  });
  useEffect(() => {
    if (!element.current) return;
    return showCrashScreen(element.current, {
      retry: () => actions.current.retry(),
      talkToAdvisor: () => actions.current.talkToAdvisor(),
      error,
    });
  }, [error]);
  return <div ref={element} />;
}
