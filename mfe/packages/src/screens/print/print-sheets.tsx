import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { CoverageTable } from './coverage-table.tsx';
import { Paper } from './paper.tsx';
import { PriceTable } from './price-table.tsx';
import { PrintNotes } from './print-notes.tsx';
import { printPages } from './print-pages.ts';

const { print: text, comparison } = content;

/** The comparison on two sheets of paper. */
export function PrintSheets() {
  const { comparison: model } = useModel();
  const { groups, base, pinnedId, options } = useUnit({
    groups: model.$allGroups,
    base: model.$base,
    pinnedId: model.$pinnedId,
    options: model.$options,
  });
  const { first, second } = printPages(groups, options.length);
  return (
    <div className="paper-desk">
      <Paper page={1} pages={2}>
        <div>
          <h1>{comparison.title}</h1>
          <p className="muted">{comparison.lead}</p>
        </div>
        <PriceTable />
        {base ? <p className="muted">{text.bar(base.name, pinnedId !== null)}</p> : null}
        <CoverageTable groups={first} />
      </Paper>
      <Paper page={2} pages={2}>
        <h2>{text.continued}</h2>
        {second.length > 0 ? <CoverageTable groups={second} /> : null}
        <PrintNotes />
      </Paper>
    </div>
  );
}
