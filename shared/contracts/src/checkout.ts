// The contracts that only the checkout of legacy applications needs.
export * from './policy-admin/legacy-checkout.ts';
