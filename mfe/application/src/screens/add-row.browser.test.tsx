import '../styles/index.css';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openSet, states } from '../../testing/open-set.ts';
import { shown, showScreen } from '../../testing/show-screen.tsx';
import { QuestionSetScreen } from './question-set/question-set.tsx';

test('the focus is on the heading of a row that was added by keyboard, also in the place of a removed one', async () => {
  const set = { ...states, id: 'qs_company', answers: { q_state: { 'state#1': ['US-TX'] } } };
  const app = await openSet({ 'get-application-question-set': () => set });
  await showScreen(app, QuestionSetScreen, ['button', 'Save & Continue']);
  const addByKeyboard = async () => {
    (await shown('button', 'Add another state')).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe('State 2'));
  };
  await addByKeyboard();
  await app.send(app.model.questionSet.rowRemovalAsked, 2);
  await addByKeyboard();
});
