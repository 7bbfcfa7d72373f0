import { cents } from '@fairlead/domain/money';
import { model, openTool } from './open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from './submission.ts';

export const libraryAddress = '/admin/market-submissions/ms_1/quote-library';

/** A quote of one product with a limit, a retention and a yearly premium, all in dollars. */
export function quoteOf(
  id: string,
  limit: number,
  retention: number,
  yearly: number,
  coverage = 'dao',
) {
  const [base] = aQuote().coverages;
  const [summary] = aQuote().pricing_summaries;
  const [outOfPocket] = base?.out_of_pockets ?? [];
  const aggregate = base?.limits[1];
  if (!(base && summary && outOfPocket && aggregate)) throw new Error('The quote is incomplete');
  return aQuote({
    annual_quote_id: id,
    product_name: coverage === 'gl' ? 'SGL' : 'SML',
    coverages: [
      {
        ...base,
        unique_name: coverage,
        limits: [{ ...aggregate, unique_name: `${coverage}_agg_limit`, value: limit * 100 }],
        out_of_pockets: [{ ...outOfPocket, value: retention * 100 }],
      },
    ],
    pricing_summaries: ['MONTHLY', 'ANNUALLY'].map((billing_interval) => ({
      ...summary,
      billing_interval,
      total_price: { ...summary.total_price, amount: cents(yearly * 100) },
    })),
  });
}

export const libraryQuotes = [
  quoteOf('q1', 3_000_000, 25_000, 12_000),
  quoteOf('q2', 1_000_000, 10_000, 24_000),
  quoteOf('q3', 2_000_000, 50_000, 6_000, 'epl'),
  quoteOf('q4', 2_000_000, 500, 1_200, 'gl'),
];
const coverage_requests = [
  aRequest({ id: 'cr_1' }),
  aRequest({ id: 'cr_2', status: 'DECLINED' }),
  aRequest({ id: 'cr_3', status: 'INITIALIZED' }),
];
/** Opens a library of four quotes and three requests. */
export const openLibrary = () =>
  openTool(
    aSubmission([aPackage('a')], { quotes: libraryQuotes, coverage_requests }),
    {},
    { address: libraryAddress },
  );

/** The cards that are shown, in their order. */
export const shownCards = (tool: Awaited<ReturnType<typeof openLibrary>>) =>
  tool.get(model.library.$groups).flatMap(({ cards }) => cards.map(({ id }) => id));
