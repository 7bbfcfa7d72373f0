import { inSteps } from '@fairlead/store';
import { expect, test } from 'vitest';
import type { MicroFrontend } from './lifecycles.ts';
import { microFrontend } from './micro-frontend.tsx';

test.each([
  ['prepare', (area: MicroFrontend) => area.prepare?.('intake')],
  ['bootstrap', (area: MicroFrontend) => area.bootstrap()],
])(
  '%s lets other tasks run between the steps of a model, and resolves once it is whole',
  async (_, start) => {
    const made: string[] = [];
    const createModel = inSteps(function* () {
      made.push('first');
      yield;
      made.push('second');
      return {};
    });
    const started = start(microFrontend({ name: 'intake', version: '1.0.0', createModel }));
    expect(made).toEqual(['first']);
    await started;
    expect(made).toEqual(['first', 'second']);
  },
);
