import { expect, test } from 'vitest';
import { inProgress as application } from '../../testing/application-facts.ts';
import { destinationName } from '../routes/destination.ts';
import { applicationStatus } from './application-status.ts';

const both = [true, false] as const;

test('DECISION-024 an application in progress is resumed', () => {
  expect(applicationStatus(application).to).toEqual({
    route: 'resume',
    params: { applicationId: 'app_1' },
  });
});

test('CARTA-009 DECISION-023 a created application goes to Carta only when every condition holds', () => {
  for (const cartaDataShare of both)
    for (const experience of ['fairlead', 'vanta'] as const)
      for (const incubatorProgram of [null, 'pulley', 'ramp'])
        for (const hasCartaEnrichment of both) {
          const created = {
            ...application,
            status: 'CREATED',
            cartaDataShare,
            experience,
            incubatorProgram,
            hasCartaEnrichment,
          };
          const offers =
            cartaDataShare &&
            experience === 'fairlead' &&
            incubatorProgram !== 'pulley' &&
            !hasCartaEnrichment;
          expect(destinationName(applicationStatus(created).to)).toBe(offers ? 'carta' : 'resume');
        }
});

test('DECISION-025 a submitted application goes to the decision router', () => {
  const submitted = { ...application, status: 'SUBMITTED', decision: 'REQUIRES_REVIEW' };
  expect(destinationName(applicationStatus(submitted).to)).toBe('blocking-discretion');
});

test('ERROR-024 an unhandled application status throws', () => {
  expect(() => applicationStatus({ ...application, status: 'LOST' })).toThrow(
    "Unhandled application status 'LOST'",
  );
});
