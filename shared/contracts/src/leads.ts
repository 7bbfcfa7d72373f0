// The contracts that only a submitted intake form and what comes after it need.
export * from './policy-admin/leads.ts';
