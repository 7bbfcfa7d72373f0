import { defineTask, none, press } from '@fairlead/mfe-kit/area';
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
    perform: press('Continue without connecting'),
  }),
];
