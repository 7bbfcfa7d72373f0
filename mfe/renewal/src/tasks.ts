import { type Area, defineTask, none, press } from '@fairlead/mfe-kit/area';
import { object, optional, string } from 'superstruct';
import { content } from './content.ts';

/** Another address: what is typed, of which the first match is chosen, and the suite. */
const AddressInput = object({ address: string(), unit: optional(string()) });

/** What a client with an expiring policy can do. */
export const area: Area = {
  name: 'renewal',
  tasks: [
    defineTask({
      name: 'begin renewal',
      input: none,
      perform: press(content.landing.action),
    }),
    defineTask({
      name: 'view current policies',
      input: none,
      perform: press(content.landing.policies),
    }),
    defineTask({
      name: 'update the renewal address',
      input: AddressInput,
      perform: (page, { address, unit }) =>
        page.act(
          { press: content.confirm.update },
          { suggest: content.confirm.street, with: address },
          ...(unit === undefined ? [] : [{ fill: content.confirm.unit, with: unit } as const]),
        ),
    }),
    defineTask({
      name: 'keep the renewal address',
      input: none,
      perform: press(content.confirm.keep),
    }),
    defineTask({
      name: 'confirm the renewal address',
      input: none,
      perform: (page) =>
        page.act({ check: content.confirm.checkbox }, { press: content.confirm.action }),
    }),
    defineTask({
      name: 'confirm without checking',
      input: none,
      perform: press(content.confirm.action),
    }),
    defineTask({
      name: 'look up the renewal again',
      input: none,
      perform: press(content.tryAgain),
    }),
  ],
};
