import type { Audience } from '@fairlead/registry/rollout/roll-out';
import { Trouble } from './trouble.ts';

export type AudienceFields = {
  /** As it was typed, in percent. */
  readonly share: string;
  readonly experience: string;
  readonly internal: boolean;
};

/** Whom a build is for. Throws `Trouble` where it is for nobody, or the share is no whole percentage. */
export function readAudience({ share, experience, internal }: AudienceFields): Audience {
  const typed = share.trim().replace(/\s*%$/, '');
  const percent = Number(typed);
  if (!/^\d{1,3}$/.test(typed) || percent > 100)
    throw new Trouble('share', 'Enter a whole number from 0 to 100.');
  if (percent === 0 && !internal)
    throw new Trouble('share', 'Nobody would get it. Enter at least 1, or add internal users.');
  return {
    share: percent,
    ...((experience === 'fairlead' || experience === 'vanta') && { experience }),
    // With 100% they get it anyway, and the rollout is complete.
    ...(internal && (percent < 100 || experience !== 'both') && { internal: true as const }),
  };
}
