import type { Page } from '@fairlead/mfe-kit/page';
import type { OutlineNode } from '@fairlead/ui/semantics/outline';
import { expect, test } from 'vitest';
import { completeApplication } from './complete.ts';

const review: OutlineNode = {
  role: 'heading',
  name: 'Please check your answers',
  states: {},
  children: [],
};
const reviewPage: Pick<Page, 'until' | 'today'> = {
  until: async (find) => {
    const found = find([review]);
    if (!found) throw new Error('The review was not enough');
    return found;
  },
  today: async () => '2026-11-20',
};

test('an answer to a question that no set shows fails the step with its name', async () => {
  const completed = completeApplication(reviewPage as Page, { Industry: 'Retail' });
  await expect(completed).rejects.toThrow("No question set showed 'Industry'");
});

test('a step without its own answers may find the application complete', async () => {
  await expect(completeApplication(reviewPage as Page, {})).resolves.toBeUndefined();
});
