import { PriceChangeDialog } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { OfferChangeLines } from '../billing/offer-change-lines.tsx';

/** The server refused the price that was shown: shows the new one, line by line, and asks again. */
export function PriceChange() {
  const { priceChange } = useModel();
  const changes = useUnit(priceChange.$question)?.changes;
  return (
    <PriceChangeDialog priceChange={priceChange} primary={content.priceChange.primary}>
      {changes ? <OfferChangeLines changes={changes} /> : null}
    </PriceChangeDialog>
  );
}
