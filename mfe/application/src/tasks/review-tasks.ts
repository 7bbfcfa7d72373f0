import { defineTask, none } from '@fairlead/mfe-kit/area';
import { navigate } from '@fairlead/store';
import { string } from 'superstruct';
import { content } from '../content.ts';
import type { Actor } from './answer-on-model.ts';
import { plain } from './answer-values.ts';

const statement = content.review.attestation;

async function reviewOpen(actor: Actor) {
  const { $review, $failureText } = actor.model.review;
  await actor.until(
    () => actor.get($review) !== null || actor.get($failureText) !== null,
    'The review',
  );
}

async function attest(actor: Actor) {
  await reviewOpen(actor);
  await actor.send(actor.model.attest.agreed, true);
}

async function submit(actor: Actor) {
  await reviewOpen(actor);
  await actor.send(actor.model.attest.submitted, undefined);
}

export const reviewTasks = [
  defineTask({
    name: 'attest',
    input: none,
    model: attest,
    browser: (actor) => actor.act([{ check: statement }]),
  }),
  defineTask({
    name: 'submit application',
    input: none,
    model: submit,
    browser: (actor) => actor.act([{ press: 'Submit Application' }]),
  }),
  defineTask({
    name: 'attest and submit',
    input: none,
    model: async (actor: Actor) => {
      await attest(actor);
      await submit(actor);
    },
    browser: (actor) => actor.act([{ check: statement }, { press: 'Submit Application' }]),
  }),
  defineTask({
    name: 'edit section',
    input: string(),
    model: async (actor: Actor, title) => {
      await reviewOpen(actor);
      const { $review, $applicationId } = actor.model.review;
      const sections = actor.get($review)?.sections ?? [];
      const found = sections.find((section) => plain(section.title) === plain(title));
      if (!found)
        throw new Error(
          `The review has no section '${title}'. It has: ${sections.map((one) => one.title).join(', ')}`,
        );
      await actor.send(navigate, {
        route: 'question-set',
        params: {
          applicationId: actor.get($applicationId) ?? '',
          questionSetId: found.question_set_id,
        },
      });
    },
    browser: (actor, title) => actor.act([{ press: `Edit ${title}` }]),
  }),
  defineTask({
    name: 'go back from the review',
    input: none,
    model: async (actor: Actor) => {
      await reviewOpen(actor);
      await actor.send(actor.model.review.backPressed, undefined);
    },
    browser: (actor) => actor.act([{ press: 'Back' }]),
  }),
];
