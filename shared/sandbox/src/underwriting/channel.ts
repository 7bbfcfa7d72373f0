import type { Flags } from '@fairlead/domain';
import { type Answers, holds } from '../conditions/index.ts';
import { underwriting } from '../content/underwriting.ts';
import type { ApplicationContext } from '../rating/index.ts';

const renewalOfLegacyPolicy = 'CHN-03';

export type Channel = { legacy: boolean; reasons: { id: string; reason: string }[] };

/**
 * Which path an application takes: legacy when any rule of `channel` holds, else a market submission.
 * A renewal whose parent is a market submission stays there, as CHN-03 says.
 */
export function channelOf(
  { answers, facts }: { answers: Answers; facts: Readonly<Record<string, unknown>> },
  application: ApplicationContext,
  flags: Flags,
): Channel {
  const reasons = underwriting.channel
    .filter(({ id }) => id !== renewalOfLegacyPolicy || !application.parent_is_market_submission)
    .filter(({ when }) => holds(when, { answers, facts, flags }))
    .map(({ id, reason }) => ({ id, reason }));
  return { legacy: reasons.length > 0, reasons };
}
