import { describe, expect, test } from 'vitest';
import { loadPersonas, loadQuestionSets } from './load.ts';
import { answersBySet, flatAnswers, personaAnswers } from './personas.ts';

const content = await loadPersonas();
const questionSets = await loadQuestionSets();
const named = (id: string) => {
  const persona = content.personas.find((row) => row.id === id);
  if (!persona) throw new Error(`personas.yaml has no ${id}`);
  return persona;
};

describe('answers of personas', () => {
  test('a persona without its own sets has its base’s answers, changed and reduced', () => {
    const answers = personaAnswers(named('returning-in-progress'), content);

    expect(answers).toMatchObject({ industry: 'HEALTHTECH', 'runway-months': 18 });
    expect(personaAnswers(named('new-founder'), content)).toEqual({});
    for (const field of named('declined').answers_removed ?? []) {
      expect(personaAnswers(named('declined'), content)).not.toHaveProperty(field);
    }
  });

  test('a base that has no answers is named with the bases there are', () => {
    const lost = { ...named('declined'), answers_from: 'bakery' };
    expect(() => personaAnswers(lost, content)).toThrow(
      'declined takes its answers from "bakery", which has none. Use one of software, hardware, fintech.',
    );
  });

  test('every answer belongs to a question set, and sorting loses none', () => {
    for (const { answer_sets } of content.personas) {
      if (!answer_sets) continue;
      const sets = answer_sets as Parameters<typeof flatAnswers>[0];
      expect(answersBySet(flatAnswers(sets), questionSets)).toEqual(sets);
    }
  });
});
