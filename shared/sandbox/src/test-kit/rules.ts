import { flagsFrom } from '@fairlead/domain';
import type { Answers } from '../conditions/index.ts';

/** The day of the tests. */
export const date = '2026-11-20';

/** Answers that match no rule. */
export const clean: Answers = {
  industry: 'SAAS',
  'address-region': 'US-CA',
  'revenue-last-12-months': 100_000_000,
  'revenue-next-12-months': 120_000_000,
  'mfa-coverage': ['EMAIL', 'REMOTE_ACCESS', 'ADMIN_ACCOUNTS'],
  'coverages-wanted': ['gl', 'cyber'],
  'runway-months': 20,
};

/** Returns a claim that cost this much, in cents. */
export const claim = (paid: number, status = 'CLOSED') => ({
  'claim-family': 'general_liability',
  'claim-status': status,
  'claim-amount-paid': paid,
  'claim-amount-reserved': 0,
});

/** The flags that turn on market quotes. */
export const marketFlags = flagsFrom({ 'intake-client-plm-quoting': true });
