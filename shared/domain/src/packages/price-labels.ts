import { readable } from '@fairlead/domain';

/** The labels of price rows that aren't made of their code (B§9, content/copy.yaml). */
const labels: Readonly<Record<string, string>> = {
  wework_partnership_discount: 'WeWork member discount',
  state_minimum_premium_rounding: 'Rounding to the state-required minimum premium',
  coverage_bundle_discount: 'Multi-coverage discount',
  paid_in_full_discount: 'Paid-in-full discount',
  nj_guaranty_association_surcharge: 'New Jersey guaranty association surcharge',
  fl_emergency_management_fee: 'Florida emergency management fee',
  mn_fire_safety_surcharge: 'Minnesota fire safety surcharge',
  il_municipal_fire_tax: 'Municipal fire tax',
  ny_fire_insurance_fee: 'New York fire insurance fee',
  or_fire_marshal_tax: 'Oregon fire marshal tax',
  wi_municipal_fire_dues: 'Municipal fire department dues',
};

const partnerDiscount = '_partnership_discount';

/** Names that aren't spelled like ordinary words. */
const partners: Readonly<Record<string, string>> = {
  angellist: 'AngelList',
  svb: 'SVB',
};

/** B§3: the code of a partner's discount ends like this. */
export const isPartnerDiscount = (code: string): boolean => code.endsWith(partnerDiscount);

/** "Carta partner discount", "Policy fee": the label of a row of a breakdown. */
export function priceRowLabel(code: string): string {
  if (Object.hasOwn(labels, code)) return labels[code] ?? '';
  if (!isPartnerDiscount(code)) return readable(code);
  const partner = code.slice(0, -partnerDiscount.length);
  const name = Object.hasOwn(partners, partner) ? partners[partner] : readable(partner);
  return `${name} partner discount`;
}
