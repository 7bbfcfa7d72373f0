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
    <Head
      title={title}
      back={
        <a className="back" href={backTo ?? undefined}>
          <ui-icon name="arrow-left" size="sm" />
          {back}
        </a>
      }
    />
  );
}

type QuoteHeadProps = {
  readonly title: string;
  /** What follows the title. */
  readonly children?: ReactNode;
};

/** The head of the first page: the quotes are a page of the legacy product, which the model knows the way to. */
export function QuoteHead({ title, children }: QuoteHeadProps) {
  const goBack = useUnit(useModel().quotes.wanted);
  return (
    <Head
      title={title}
      back={
        <button className="back" type="button" onClick={() => goBack()}>
          <ui-icon name="arrow-left" size="sm" />
          {content.schedule.back}
        </button>
      }
    >
      {children}
    </Head>
  );
}

function Head({ title, back, children }: QuoteHeadProps & { readonly back: ReactNode }) {
  return (
    <div className="page-head page-head-tight" data-surface="chrome">
      <div className="wrap stack">
        {back}
        <h1 className="display">{title}</h1>
        {children}
      </div>
    </div>
  );
}
