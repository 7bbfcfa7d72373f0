import { createCompiler } from '../language/compile.ts';
import { describeMistake } from '../language/mistake.ts';
import type { Plan } from '../language/plan.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createPaint } from '../paint.ts';
import { evaluate } from '../run/expectations/evaluate.ts';
import type { Evidence } from '../run/expectations/evaluation.ts';
import { type Marks, marksOf, noMarks } from '../run/expectations/marks.ts';
import { attemptStep } from '../run/playing/play-step.ts';
import type { Driver, ScenarioSession } from '../run/terms/scenario-session.ts';
import { type Situation, situations } from './expectation-pairs.ts';

/** Plays each situation, and returns the forms of which both inputs don't do what they should. */
export async function playPairs(
  driver: Driver,
  vocabulary: Vocabulary,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const situation of situations) wrong.push(...(await playOne(situation, driver, vocabulary)));
  return wrong;
}

async function playOne(situation: Situation, driver: Driver, vocabulary: Vocabulary) {
  const forms = Object.entries(situation.pairs);
  const held = planOf(situation, 0, vocabulary);
  const failed = planOf(situation, 1, vocabulary);
  const session = await driver.open(held, 1);
  try {
    const evidence = await reach(situation, held, session);
    if (typeof evidence === 'string') return [evidence];
    const first = situation.steps.length;
    return forms.flatMap(([form], index) => {
      const holds = held.steps[first + index]?.action;
      const fails = failed.steps[first + index]?.action;
      if (holds?.kind !== 'see' || fails?.kind !== 'see') return [`${form}: is no expectation`];
      return [
        ...(evaluate(holds, evidence).holds ? [] : [`${form}: does not hold`]),
        ...(evaluate(fails, evidence).holds ? [`${form}: does not fail`] : []),
      ];
    });
  } finally {
    await session.close(false);
  }
}

/** Plays a situation's own steps, and returns what an expectation after them is evaluated against. */
async function reach(
  { name, steps }: Situation,
  plan: Plan,
  session: ScenarioSession,
): Promise<Evidence | string> {
  let marks: Marks = noMarks;
  for (const step of plan.steps.slice(0, steps.length)) {
    const { failure, journal } = await attemptStep(step, session, marks, { now: Date.now });
    if (failure) return `${name}, ${step.text}: ${failure.message}`;
    marks = { reported: journal.length, before: marksOf(marks, step.action).before };
  }
  const page = await session.observe(plan.as);
  return { page, journal: await session.journal(plan.as), before: marks.before };
}

function planOf(situation: Situation, which: 0 | 1, vocabulary: Vocabulary): Plan {
  const { name, as, start, flags, steps, pairs } = situation;
  const own = Object.entries(pairs).map(
    ([form, pair]) => `${form.replace(/: .*/, '')}: ${pair[which]}`,
  );
  const lines = [
    `scenario: ${name}`,
    `as: ${as}`,
    `start: ${start}`,
    ...(flags === undefined ? [] : [`flags: ${flags}`]),
    'steps:',
    ...[...steps, ...own].map((step) => `  - ${step}`),
  ];
  const compile = createCompiler(vocabulary, () => ({ neighbors: [] }));
  const { plans, mistakes } = compile({ file: `${name}.yaml`, text: `${lines.join('\n')}\n` });
  const [plan] = plans;
  if (plan && mistakes.length === 0) return plan;
  throw new Error(mistakes.map((one) => describeMistake(one, createPaint(false))).join('\n'));
}
