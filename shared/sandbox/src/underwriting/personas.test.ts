import { flagsFrom } from '@fairlead/domain';
import { describe, expect, test } from 'vitest';
import { loadPersonas } from '../content/load.ts';
import { personaAnswers, personaContext } from '../content/personas.ts';
import {
  decide,
  discretion,
  eligibility,
  preDecision,
  preRenewal,
  submissionOutcome,
  underwritingFacts,
} from './index.ts';

const content = await loadPersonas();
const { personas, as_of } = content;

const known = personas.map((persona) => ({
  id: persona.id,
  persona,
  answers: personaAnswers(persona, content),
  application: personaContext(persona, as_of),
  flags: flagsFrom(persona.flags),
}));

describe('the facts of personas.yaml follow from the answers', () => {
  test.each(known.filter(({ persona }) => persona.facts))(
    '$id',
    ({ persona, answers, application, flags }) => {
      expect(underwritingFacts(answers, application, flags)).toMatchObject(persona.facts ?? {});
    },
  );
});

describe('the decisions of personas.yaml follow from the answers', () => {
  const decided = known.flatMap((row) => {
    const expected = row.persona.application?.application_decision;
    return expected ? [{ ...row, expected }] : [];
  });

  test.each(decided)('$id', ({ answers, application, flags, expected }) => {
    const { decision, reasons } = decide(answers, application, flags);
    expect({ decision, reasons: reasons.map(({ id }) => id) }).toEqual(expected);
  });
});

describe('the eligibility and pre-decision of personas.yaml follow from state and file', () => {
  const checked = known.flatMap((row) => {
    const { eligibility: expected, company } = row.persona;
    return expected && company ? [{ ...row, expected, region: `US-${company.state}` }] : [];
  });

  test.each(checked)('$id', ({ application, expected, region, persona }) => {
    const result = eligibility({ 'address-region': region }, application);

    expect(result).toMatchObject(expected);
    if (persona.application) expect(preDecision(result)).toEqual(persona.application.pre_decision);
  });

  test('a renewal that moves to a state that is not live is not qualified', () => {
    const moved = known.find(({ id }) => id === 'renewal-address-changed');
    const region = moved?.persona.new_address?.region ?? '';
    const result = eligibility({ 'address-region': region }, { date: as_of, is_renewal: true });

    expect(preDecision(result)).toEqual(moved?.persona.pre_decision_after_change);
  });
});

describe('what happens after the decision', () => {
  test('a released submission follows from the answers', () => {
    for (const { persona, answers, application, flags } of known) {
      if (persona.market_submission?.status !== 'RELEASED') continue;
      expect(submissionOutcome(answers, application, flags).result).toBe('RELEASED');
    }
  });

  test('the underwriter’s outcome is the one written down', () => {
    const reviewed = known.find(({ id }) => id === 'requires-review')?.persona;
    const reasons = reviewed?.application?.application_decision?.reasons ?? [];

    expect(discretion(reasons)).toEqual({
      outcome: reviewed?.after_review?.outcome,
      adjustment_bp: reviewed?.after_review?.underwriter_adjustment_bp,
      rules: [reviewed?.after_review?.rule],
    });
  });

  test.each(known.filter(({ persona }) => persona.pre_renewal_decision))(
    '$id has its pre-renewal decision',
    ({ persona, answers, application }) => {
      const renewal = { ...application, is_renewal: true };
      expect(preRenewal(answers, renewal).decision).toBe(persona.pre_renewal_decision);
    },
  );
});
