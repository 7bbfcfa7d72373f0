import { partnerOffers } from '@fairlead/domain/legacy';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** The partner offers beside an order (A§9); nothing if there are none. */
export function Offers() {
  const offers = useUnit(useModel().$offers);
  if (offers.length === 0) return null;
  return (
    <ul className="offers" aria-label={content.checkout.offers}>
      {offers.map((offer) => (
        <li key={offer} className="offer">
          <ui-icon name="card" />
          <p>
            <b>{content.offersHeading[offer]}</b>
            {partnerOffers[offer]}
          </p>
        </li>
      ))}
    </ul>
  );
}
