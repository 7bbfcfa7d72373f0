import type { Audience } from '@fairlead/registry';
import { UsageError } from '../usage-error.ts';

/** Whom a build is for, as `publish` and `rollout` are asked. */
export type AudienceFlags = {
  /** Percent of visitors. */
  readonly to?: number;
  readonly experience?: 'fairlead' | 'vanta';
  readonly internal?: boolean;
};

/** Returns whom the flags name; null for everyone at once. */
export function toAudience({ to, experience, internal }: AudienceFlags): Audience | null {
  if (to === undefined && experience === undefined && !internal) return null;
  if (to === undefined && experience !== undefined)
    throw new UsageError(
      `Say how many visitors of ${experience} get it, for example --to 10% --experience ${experience}.`,
    );
  if (to === 100 && internal && !experience)
    throw new UsageError(
      'With --to 100% everyone gets it, internal users too. Leave one of them out.',
    );
  return {
    share: to ?? 0,
    ...(experience && { experience }),
    ...(internal && { internal: true }),
  };
}

/** Whether nobody keeps the build before it. */
export const isEveryone = ({ share, experience }: Audience): boolean =>
  share === 100 && !experience;

/** For example `10% of vanta and internal users`. */
export function describeAudience(audience: Audience): string {
  const { share, experience, internal } = audience;
  const visitors = `${share}%${experience ? ` of ${experience}` : ''}`;
  if (!internal) return isEveryone(audience) ? 'everyone' : visitors;
  return share === 0 ? 'internal users' : `${visitors} and internal users`;
}
