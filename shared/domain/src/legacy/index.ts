export { priceRowLabel } from '../packages/price-labels.ts';
export * from './offers.ts';
export * from './officer.ts';
export * from './package-slugs.ts';
export * from './payment-method.ts';
export * from './payments.ts';
export * from './schedule.ts';
export * from './signature-steps.ts';
export * from './yearly-change.ts';
