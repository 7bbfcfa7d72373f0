import type { AvailableCoverages } from '@fairlead/contracts/packages';
import { model, openTool } from './open-tool.ts';
import { aPackage, aQuote, aSubmission } from './submission.ts';

const [gl] = aQuote().coverages;
const [outOfPocket] = gl?.out_of_pockets ?? [];
const [limit] = gl?.limits ?? [];
if (!(gl && outOfPocket && limit)) throw new Error('The quote is incomplete');

const offered = (unique_name: string, ...dollars: number[]) => ({
  ...gl,
  unique_name,
  limits: [
    {
      ...limit,
      unique_name: `${unique_name}_agg_limit`,
      intervals: dollars.map((one) => one * 100),
    },
  ],
  out_of_pockets: [{ ...outOfPocket, label: 'RETENTION', value: 1_000_000 }],
});
export const available: AvailableCoverages = [
  {
    carrier_id: 'sandbox',
    product_name: 'SML',
    coverages: [offered('dao', 1_000_000, 2_000_000, 3_000_000), offered('crime', 500_000)],
  },
  {
    carrier_id: 'sandbox',
    product_name: 'CP_CPP',
    coverages: [offered('bpp', 1_000_000, 2_000_000), offered('bii', 250_000)],
  },
];
export const dao = 'sandbox:SML:dao';
export const bpp = 'sandbox:CP_CPP:bpp';
/** A submission for which quotes can be requested. */
export const blocked = aSubmission([aPackage('a')]);

/** Opens Request Quotes; `choose` chooses Directors & Officers with limits in dollars. */
export async function openRequests(
  submission = blocked,
  answers: Parameters<typeof openTool>[1] = {},
  more: Parameters<typeof openTool>[2] = {},
) {
  const tool = await openTool(
    submission,
    { 'get-available-coverages': () => available, 'request-coverages': () => ({}), ...answers },
    more,
  );
  await tool.send(model.requestQuotes.opened, undefined);
  const choose = async (...values: number[]) => {
    await tool.send(model.requestQuotes.coverageToggled, dao);
    for (const value of values)
      await tool.send(model.requestQuotes.limitToggled, {
        coverage: dao,
        limit: 'dao_agg_limit',
        value: value * 100,
      });
  };
  return { ...tool, choose, sent: () => tool.callsOf('request-coverages') };
}
