import { useEffect, useRef } from 'react';
import { showBusy } from './busy.ts';

/** Stands where a screen will be whose code is still on its way. */
export function BusyScreen() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? showBusy(element.current) : undefined), []);
  return <div ref={element} />;
}
