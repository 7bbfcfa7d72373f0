import { formatWholeDollars } from '@fairlead/domain/money';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

type Props = {
  /** Takes the focus from the button, which goes with the changes. */
  readonly onDiscard: () => void;
};

/** What follows the summary: the way back from changes, or what paying yearly saves. */
export function SummaryFoot({ onDiscard }: Props) {
  return (
    <>
      <Discard onDiscard={onDiscard} />
      <Savings />
    </>
  );
}

function Discard({ onDiscard }: Props) {
  const { customization, saving } = useModel().packagePage;
  const { count, isRepricing, discard } = useUnit({
    count: customization.$count,
    isRepricing: saving.$isRepricing,
    discard: customization.discarded,
  });
  if (count === 0 || isRepricing) return null;
  return (
    <ui-button
      block
      variant="quiet"
      label={content.package.summary.discard}
      onClick={() => {
        onDiscard();
        discard();
      }}
    />
  );
}

function Savings() {
  const { packagePage } = useModel();
  const { summary, count } = useUnit({
    summary: packagePage.summary,
    count: packagePage.customization.$count,
  });
  if (count > 0 || summary.savings <= 0 || summary.interval !== 'MONTHLY') return null;
  return (
    <p className="tiny muted save-note">
      {content.package.summary.save(formatWholeDollars(summary.savings))}
    </p>
  );
}
