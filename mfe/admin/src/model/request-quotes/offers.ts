import type { AvailableCoverages, Coverage } from '@fairlead/contracts/packages';
import {
  byAvailableOrder,
  byProduct,
  coverageKey,
  coverageLabel,
  fixedPropertyLimits,
  formatShort,
  isRequestable,
  lacksLimit,
  limitCombinations,
  limitLabel,
  productLabel,
  selectableLimits,
} from '@fairlead/domain/packages';
import { content } from '../../content.ts';
import type { Form } from './form.ts';

type Chip = { readonly value: number; readonly text: string; readonly isOn: boolean };

/** The values of a limit or out-of-pocket. If they can't be chosen, it says who sets them. */
type Choice = {
  readonly name: string;
  readonly label: string;
  readonly isFixed: boolean;
  readonly chips: readonly Chip[];
};

/** A coverage that quotes can be requested for. */
export type OfferedItem = {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** The number of requests that it results in. */
  readonly count: number;
  readonly choices: readonly Choice[];
};

/** The coverages that the carriers offer, by product. */
export function offeredGroups(available: AvailableCoverages, form: Form) {
  return [...available].sort(byProduct).map((offer) => ({
    id: `${offer.carrier_id}:${offer.product_name}`,
    label: productLabel(offer.product_name),
    items: itemsOf(offer).map(({ id, coverage }) => {
      const chosen = form.chosen[id];
      return {
        id,
        label: coverageLabel(coverage.unique_name),
        isChosen: chosen !== undefined,
        count:
          chosen && !lacksLimit(coverage, chosen) ? limitCombinations(coverage, chosen).length : 0,
        choices: chosen ? choicesOf(coverage, chosen) : [],
      };
    }),
  }));
}

type Offer = AvailableCoverages[number];

const itemsOf = (offer: Offer) =>
  offer.coverages
    .filter(isRequestable)
    .sort(byAvailableOrder)
    .map((coverage) => ({
      id: `${offer.carrier_id}:${offer.product_name}:${coverage.unique_name}`,
      coverage,
    }));

function choicesOf(coverage: Coverage, chosen: Form['chosen'][string]): Choice[] {
  const isProperty = coverageKey(coverage.unique_name) === 'bpp';
  const limits: Choice[] = isProperty
    ? [fixed('limit', content.requestQuotes.limit, fixedPropertyLimits, 'CURRENCY_USD')]
    : selectableLimits(coverage).map(({ unique_name, unit, intervals }) => ({
        name: unique_name,
        label: limitLabel(unique_name),
        isFixed: false,
        chips: intervals.map((value) => ({
          value,
          text: formatShort({ value, unit }),
          isOn: chosen[unique_name]?.includes(value) ?? false,
        })),
      }));
  const outOfPockets = coverage.out_of_pockets.map(({ unique_name, label, value, unit }) =>
    fixed(unique_name, outOfPocketLabel(label), [value], unit),
  );
  return [...limits, ...outOfPockets];
}

const fixed = (name: string, label: string, values: readonly number[], unit: string): Choice => ({
  name,
  label,
  isFixed: true,
  chips: values.map((value) => ({ value, text: formatShort({ value, unit }), isOn: false })),
});

const outOfPocketLabel = (label: string): string =>
  label.charAt(0) + label.slice(1).toLowerCase().replaceAll('_', ' ');

/** What prevents an admin from continuing to the requests, or null (B§5). */
export function whyNotContinue(available: AvailableCoverages, form: Form): string | null {
  const chosen = available
    .flatMap(itemsOf)
    .flatMap(({ id, coverage }) =>
      form.chosen[id] ? [{ coverage, chosen: form.chosen[id] }] : [],
    );
  if (chosen.length === 0) return content.requestQuotes.chooseCoverage;
  const short = chosen.find((one) => lacksLimit(one.coverage, one.chosen));
  return short
    ? content.requestQuotes.chooseLimit(coverageLabel(short.coverage.unique_name))
    : null;
}

/** One request for a quote, as it is reviewed and sent. */
export type PlannedRequest = {
  readonly id: string;
  readonly product: string;
  readonly label: string;
  /** "$4M", or "$1M–$5M" if the insurer chooses. */
  readonly limit: string;
  /** "$10K retention". */
  readonly outOfPocket: string;
  readonly isSent: boolean;
  readonly body: {
    readonly carrier_id: string;
    readonly product_name: string;
    readonly coverage_parameters: Readonly<Record<string, boolean | number>>;
  };
};

/** One request for each combination of limits of each coverage. */
export function plannedRequests(available: AvailableCoverages, form: Form): PlannedRequest[] {
  return [...available].sort(byProduct).flatMap((offer) =>
    itemsOf(offer).flatMap(({ id, coverage }) => {
      const chosen = form.chosen[id];
      if (!chosen || lacksLimit(coverage, chosen)) return [];
      return limitCombinations(coverage, chosen).map((limits) => {
        const requestId = [id, ...Object.entries(limits).flat()].join(':');
        return {
          id: requestId,
          product: productLabel(offer.product_name),
          label: coverageLabel(coverage.unique_name),
          limit: limitText(coverage, limits),
          outOfPocket: outOfPocketText(coverage),
          isSent: !form.left.includes(requestId),
          body: {
            carrier_id: offer.carrier_id,
            product_name: offer.product_name,
            coverage_parameters: { [coverage.unique_name]: true, ...limits },
          },
        };
      });
    }),
  );
}

function limitText(coverage: Coverage, limits: Readonly<Record<string, number>>): string {
  const texts = coverage.limits.flatMap(({ unique_name, unit }) => {
    const value = limits[unique_name];
    return value === undefined ? [] : formatShort({ value, unit });
  });
  if (texts.length > 0) return texts.join(' / ');
  return coverageKey(coverage.unique_name) === 'bpp'
    ? '$1M–$5M'
    : content.requestQuotes.setByInsurer;
}

function outOfPocketText({ out_of_pockets: [first] }: Coverage): string {
  return first ? `${formatShort(first)} ${outOfPocketLabel(first.label).toLowerCase()}` : '';
}
