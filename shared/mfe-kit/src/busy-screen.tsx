import { useEffect, useRef } from 'react';
import { showBusy } from './busy.ts';

/** The placeholder of a screen whose code is loading. */
export function BusyScreen() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? showBusy(element.current) : undefined), []);
  return <div ref={element} />;
}
