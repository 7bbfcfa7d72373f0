import { type Area, defineTask, none, press } from '@fairlead/mfe-kit/area';
import { string } from 'superstruct';
import { content } from './content.ts';
import { IntakeInput, intakeActions } from './intake-input.ts';

const address = 'Primary address';

/** Tasks of the start page: filling in the form, and continuing. */
export const area: Area = {
  name: 'intake',
  tasks: [
    defineTask({
      name: 'fill in intake',
      input: IntakeInput,
      perform: (page, input) => page.act(...intakeActions(input)),
    }),
    defineTask({
      name: 'choose address',
      input: string(),
      perform: (page, text) => page.act({ suggest: address, with: text }),
    }),
    defineTask({
      name: 'change the address',
      input: none,
      perform: press(content.nonLive.primary),
    }),
    defineTask({
      name: 'go on anyway',
      input: none,
      perform: press(content.nonLive.secondary),
    }),
    defineTask({
      name: 'agree to the terms',
      input: none,
      perform: (page) => page.act({ check: content.terms.text }),
    }),
    defineTask({
      name: 'submit intake',
      input: none,
      perform: press('Continue'),
    }),
    defineTask({
      name: 'look for the application again',
      input: none,
      perform: press(content.rerouteFailed.retry),
    }),
  ],
};
