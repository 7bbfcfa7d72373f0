import { useNotLoaded } from '../use-loaded.tsx';
import { PrintBar } from './print-bar.tsx';
import { PrintSheets } from './print-sheets.tsx';

/** The comparison on two sheets of paper, for printing and for saving as a PDF. */
export function PrintScreen() {
  const notLoaded = useNotLoaded();
  return (
    notLoaded ?? (
      <>
        <PrintBar pages={2} />
        <PrintSheets />
      </>
    )
  );
}
