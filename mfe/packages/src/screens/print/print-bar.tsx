import { href } from '@fairlead/domain';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { packagesPage } from '../../model/links.ts';
import { useModel } from '../../use-model.ts';

/** The way back and the print button; not on paper. */
export function PrintBar({ pages }: { readonly pages: number }) {
  const { submission, print } = useModel();
  const { known, printPage } = useUnit({
    known: submission.$submission,
    printPage: print.printed,
  });
  return (
    <div className="print-bar wrap row between">
      {known ? (
        <a className="back" href={href(packagesPage(known.id, false))}>
          <ui-icon name="arrow-left" size="sm" />
          {content.print.back}
        </a>
      ) : null}
      <ui-button icon="print" label={content.print.print(pages)} onClick={() => printPage()} />
    </div>
  );
}
