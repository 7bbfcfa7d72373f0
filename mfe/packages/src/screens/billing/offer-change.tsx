import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { OfferChangeLines } from './offer-change-lines.tsx';

const { offerChange: text } = content;

/** Shows line by line how the offer differs from the one that the client reviewed. */
export function OfferChange() {
  const { offerChange, priceChange } = useModel();
  const { changes, question, acknowledge, compare } = useUnit({
    changes: offerChange.$changes,
    question: priceChange.$question,
    acknowledge: offerChange.acknowledged,
    compare: offerChange.comparisonChosen,
  });
  const shown = question ? null : changes;
  return (
    <ui-dialog
      open={shown !== null}
      heading={text.title}
      primary={text.primary}
      secondary={text.secondary}
      onui-primary={() => acknowledge()}
      onui-secondary={() => compare()}
      onui-close={() => acknowledge()}
    >
      {shown ? (
        <>
          <p>
            {shown.packageBefore
              ? text.otherPackage(shown.packageBefore, shown.packageNow)
              : text.body(shown.packageNow)}
          </p>
          <OfferChangeLines changes={shown} />
        </>
      ) : null}
    </ui-dialog>
  );
}
