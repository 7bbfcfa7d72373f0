export * from './billing-interval.ts';
export * from './money.ts';
export * from './sum-by-code.ts';
