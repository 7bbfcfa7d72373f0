import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';
import { SlideOut } from './slide-out.tsx';

/** The quotes that are open beside the board. */
export function SlideOuts() {
  const { slideOuts } = useModel();
  const open = useUnit(slideOuts.$slideOuts);
  return open.map((quote, place) => <SlideOut key={quote.id} quote={quote} place={place} />);
}
