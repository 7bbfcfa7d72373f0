import '../styles/index.css';
import '@fairlead/ui/dialog';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openSet, states } from '../../testing/open-set.ts';
import { shown, showScreen } from '../../testing/show-screen.tsx';
import { QuestionSetScreen } from './question-set/question-set.tsx';

test.each([
  ['an empty row', { 'state#1': ['US-TX'] }, false],
  ['a row with an answer', { 'state#1': ['US-TX'], 'state#2': ['US-CA'] }, true],
])('the focus is on Add once %s was removed by keyboard', async (_, answers, isAsked) => {
  const set = { ...states, id: 'qs_company', answers: { q_state: answers } };
  const app = await openSet({ 'get-application-question-set': () => set });
  await showScreen(app, QuestionSetScreen, ['button', 'Save & Continue']);
  const { $rows, rowRequested } = app.model.questionSet;
  if (!isAsked) await app.send(rowRequested, undefined);
  const remove = await vi.waitFor(() => {
    const buttons = document.querySelectorAll<HTMLElement>('.repeat button');
    expect(buttons).toHaveLength(2);
    return buttons[1];
  });
  remove?.focus();
  await userEvent.keyboard('{Enter}');
  if (isAsked) {
    const confirm = await shown('ui-dialog button', 'Remove this state');
    confirm.focus();
    await userEvent.keyboard('{Enter}');
  }
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent?.trim()).toBe('Add another state'),
  );
  expect(app.get($rows)).toEqual([1]);
});
