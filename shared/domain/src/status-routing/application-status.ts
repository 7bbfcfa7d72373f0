import { type Decision, go } from '@fairlead/domain';
import type { Experience } from '../visitor/experience.ts';
import { decideSubmitted, type SubmittedFacts } from './submitted.ts';

export type ApplicationFacts = SubmittedFacts & {
  readonly status: string;
  readonly cartaDataShare: boolean;
  readonly incubatorProgram: string | null;
  readonly hasCartaEnrichment: boolean;
};

/** Decides which screen continues an application, by its status (A§4 "Application status routing"). An unhandled status throws (A§8). */
export function applicationStatus(facts: ApplicationFacts): Decision {
  const params = { applicationId: facts.applicationId };
  switch (facts.status) {
    case 'CREATED':
      return offersCarta(facts)
        ? go('created-carta-not-connected', { route: 'carta', params })
        : go('created', { route: 'resume', params });
    case 'IN_PROGRESS':
      return go('in-progress', { route: 'resume', params });
    case 'SUBMITTED':
      return decideSubmitted(facts);
    default:
      throw new Error(`Unhandled application status '${facts.status}'`);
  }
}

type CartaFacts = Pick<
  ApplicationFacts,
  'cartaDataShare' | 'incubatorProgram' | 'hasCartaEnrichment'
> & {
  readonly experience: Experience;
};

function offersCarta({
  cartaDataShare,
  experience,
  incubatorProgram,
  hasCartaEnrichment,
}: CartaFacts) {
  return (
    cartaDataShare && experience !== 'vanta' && incubatorProgram !== 'pulley' && !hasCartaEnrichment
  );
}
