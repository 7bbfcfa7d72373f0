import { defineTask, none, press } from '@fairlead/mfe-kit/area';
import { string } from 'superstruct';
import { content } from '../content.ts';

const { attestation, edit } = content.review;
const submit = { press: 'Submit Application' };

export const reviewTasks = [
  defineTask({
    name: 'attest',
    input: none,
    perform: (page) => page.act({ check: attestation }),
  }),
  defineTask({
    name: 'submit application',
    input: none,
    perform: (page) => page.act(submit),
  }),
  defineTask({
    name: 'attest and submit',
    input: none,
    perform: (page) => page.act({ check: attestation }, submit),
  }),
  defineTask({
    name: 'edit section',
    input: string(),
    perform: (page, title) => page.act({ press: `${edit} ${title}` }),
  }),
  defineTask({
    name: 'go back from the review',
    on: ['review'],
    input: none,
    perform: press('Back'),
  }),
];
