import { defineTask, none } from '@fairlead/mfe-kit/area';
import { enums } from 'superstruct';

export const cartaTasks = [
  defineTask({
    name: 'connect carta',
    input: enums(['allowed', 'denied', 'failed']),
    perform: (page, outcome) => page.visitCarta(outcome, () => page.act({ press: 'CONNECT' })),
  }),
  defineTask({
    name: 'continue without connecting',
    input: none,
    perform: (page) => page.act({ press: 'Continue without connecting' }),
  }),
];
