import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

type Props = {
  readonly title: string;
  /** Null while it isn't known. */
  readonly backTo: string | null;
  readonly back: string;
};

/** The head of a page inside the checkout, with a link back. */
export function PayHead({ title, backTo, back }: Props) {
  return (
    <Head title={title}>
      <a className="back" href={backTo ?? undefined}>
        <ui-icon name="arrow-left" size="sm" />
        {back}
      </a>
    </Head>
  );
}

/** The head of the first page: the quotes are a page of the legacy product, which the model knows the way to. */
export function QuoteHead({ title }: { readonly title: string }) {
  const goBack = useUnit(useModel().quotes.wanted);
  return (
    <Head title={title}>
      <button className="back" type="button" onClick={() => goBack()}>
        <ui-icon name="arrow-left" size="sm" />
        {content.schedule.back}
      </button>
    </Head>
  );
}

function Head({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="page-head page-head-tight" data-surface="chrome">
      <div className="wrap stack">
        {children}
        <h1 className="display">{title}</h1>
      </div>
    </div>
  );
}
