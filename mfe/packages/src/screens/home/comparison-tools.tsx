import { focusIfLost } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { PrintLink } from './print-link.tsx';

const { comparison } = content;

/**
 * The title of the comparison, and the switches that say which differences it shows. While the submission is on the way the
 * title is no heading, and there is nothing to switch: packages that aren't ready have another page.
 */
export function ComparisonTools() {
  const { comparison: model, submission } = useModel();
  const { known, isHighlighted, highlight, isHidden, hide, showsOutOfPocket, showOutOfPocket } =
    useUnit({
      known: submission.$submission,
      isHighlighted: model.$highlightsDifferences,
      highlight: model.differencesHighlighted,
      isHidden: model.$hidesEqualRows,
      hide: model.equalRowsHidden,
      showsOutOfPocket: model.$showsOutOfPocket,
      showOutOfPocket: model.outOfPocketShown,
    });
  const wasHidden = useRef(isHidden);
  const hideSwitch = useRef<HTMLElementTagNameMap['ui-switch']>(null);
  useEffect(() => {
    // Pressed below the packages, the button that shows everything again is gone.
    if (wasHidden.current && !isHidden) void focusIfLost(hideSwitch);
    wasHidden.current = isHidden;
  }, [isHidden]);
  const switches = [
    { label: comparison.highlight, isOn: isHighlighted, change: highlight },
    { label: comparison.hideEqual, isOn: isHidden, change: hide, ref: hideSwitch },
    { label: comparison.switch, isOn: showsOutOfPocket, change: showOutOfPocket },
  ];
  const Title = known ? 'h1' : 'p';
  return (
    <div className="page-head" data-surface="chrome">
      <div className="wrap compare-head">
        <div className="stack stack-2">
          <Title className="display">{comparison.title}</Title>
          <p className="lead">{comparison.lead}</p>
          <p className="small muted">{comparison.carrier}</p>
        </div>
        {known ? (
          <PrintLink marketSubmissionId={known.id} />
        ) : (
          <span className="skeleton skeleton-button skeleton-print" aria-hidden="true" />
        )}
      </div>
      <div className="wrap compare-tools">
        {switches.map(({ label, isOn, change, ref }) =>
          known ? (
            <ui-switch
              key={label}
              ref={ref}
              label={label}
              checked={isOn}
              onui-change={({ detail }) => change(detail)}
            />
          ) : (
            <span key={label} className="skeleton skeleton-switch" aria-hidden="true" />
          ),
        )}
      </div>
    </div>
  );
}
