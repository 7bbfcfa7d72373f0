import { lazyView } from '@fairlead/mfe-kit';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const PrintSheets = lazyView(async () => (await import('../print/print-sheets.tsx')).PrintSheets);

/** What the browser's own Print prints in place of the comparison: the same sheets as the Print button. */
export function SheetsWhilePrinting() {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (typeof window === 'undefined') return;
    const until = new AbortController();
    // The browser takes the picture as soon as its event is over, so the sheets must be loaded before.
    void PrintSheets.preload().catch(() => {});
    const show = (isShown: boolean) => () => flushSync(() => setIsPrinting(isShown));
    addEventListener('beforeprint', show(true), until);
    addEventListener('afterprint', show(false), until);
    return () => until.abort();
  }, []);
  return isPrinting ? <PrintSheets /> : null;
}
