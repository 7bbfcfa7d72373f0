import { widen } from '@fairlead/contracts';
import * as s from 'superstruct';
import type { AnswerRow, Answers } from '../../conditions/index.ts';

const single = s.union([s.string(), s.number(), s.boolean(), s.array(s.string()), s.literal(null)]);

export const row = widen<AnswerRow>(s.record(s.string(), single));

/** Answers by field, and the rows of repeating sets by set name. */
export const answers = widen<Answers>(s.record(s.string(), s.union([single, s.array(row)])));

/** Answers by question set name. */
export const answerSets = s.record(s.string(), s.union([s.array(row), row]));
