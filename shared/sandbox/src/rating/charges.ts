import type { ProductName } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import type { AdmittedCharge } from '../content/shapes/rating.ts';
import type { Amount } from './amount.ts';
import { times } from './arithmetic.ts';

type ChargeInput = {
  product: ProductName;
  state: string;
  net_cents: number;
  /** Sum of the property_premium rows, before adjustments and discounts. */
  property_premium_cents: number;
};

/** Taxes and fees of a quote (rating.md §4.7); `tax_base_cents` only where surplus-lines tax is due. */
export type Charges = { taxes: Amount[]; fees: Amount[]; tax_base_cents?: number };

/** Returns the state's charges on a quote's net premium. Throws a RangeError for a state without policies. */
export function chargesOf(terms: ChargeInput): Charges {
  return rating.products[terms.product].paper === 'ADMITTED'
    ? admitted(terms)
    : surplusLines(terms);
}

function admitted(terms: ChargeInput): Charges {
  const rows = (rating.admitted_charges[terms.state] ?? [])
    .filter(({ products }) => products.includes(terms.product))
    .map((row) => ({ kind: row.kind, code: row.code, amount: chargeOf(row, terms) }))
    .filter(({ amount }) => amount > 0);
  const listed = (kind: AdmittedCharge['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ code, amount }) => ({ code, amount }));
  return { taxes: listed('TAX'), fees: listed('FEE') };
}

function chargeOf(row: AdmittedCharge, { net_cents, property_premium_cents }: ChargeInput): number {
  if (row.needs === 'property_premium' && property_premium_cents === 0) return 0;
  if (row.flat_cents !== undefined) return row.flat_cents;
  const base = row.base === 'PROPERTY_PREMIUM' ? property_premium_cents : net_cents;
  return times(base, row.rate_bp ?? 0);
}

function surplusLines({ product, state, net_cents }: ChargeInput): Charges {
  const { states, tax_code, stamping_code, policy_fee_code } = rating.surplus_lines;
  const rule = states[state];
  if (!rule) {
    throw new RangeError(
      `There is no surplus-lines tax for the state ${state}. Only live states are priced.`,
    );
  }
  const policyFee = rating.products[product].policy_fee_cents;
  const taxed = net_cents + (rule.fee_taxed ? policyFee : 0);
  return {
    taxes: due([{ code: tax_code, amount: times(taxed, rule.tax_bp) }]),
    fees: due([
      {
        code: stamping_code,
        amount: rule.stamping_flat_cents ?? times(taxed, rule.stamping_bp ?? 0),
      },
      { code: policy_fee_code, amount: policyFee },
    ]),
    tax_base_cents: taxed,
  };
}

const due = (amounts: Amount[]) => amounts.filter(({ amount }) => amount > 0);
