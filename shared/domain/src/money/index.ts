export * from './billing-interval.ts';
export * from './money.ts';
