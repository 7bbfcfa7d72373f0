import { lazyView } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { ChangesSwitch } from './changes-switch.tsx';

/** Only a renewal has a switch, so no other application waits for the element. */
const Switch = lazyView(async () => {
  await import('@fairlead/ui/controls');
  return ChangesSwitch;
});

/** A renewal's review: how many answers differ from last year's, and a switch to see only those. */
export function ChangesCard() {
  const { review } = useModel();
  const changes = useUnit(review.$changes);
  if (changes === null) return null;
  return (
    <div className="card row between">
      <p className="strong">{content.review.differ(changes)}</p>
      <Suspense fallback={null}>
        <Switch />
      </Suspense>
    </div>
  );
}
