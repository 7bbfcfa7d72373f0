import { expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { drawPart } from './testing/draw-part.tsx';

/** A question, and what was answered. */
function aQuestion(more: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) {
  const answers: string[] = [];
  const page = drawPart(() => (
    <ConfirmDialog
      open
      heading="Remove Growth?"
      primary="Remove"
      secondary="Keep it"
      onConfirm={() => void answers.push('confirmed')}
      onDismiss={() => void answers.push('dismissed')}
      {...more}
    >
      <p>Its quotes go back to the library.</p>
    </ConfirmDialog>
  ));
  return { ...page, answers };
}

test('a dialog asks one question, and its primary button confirms', async () => {
  const page = aQuestion();
  expect(page.body()).toMatchInlineSnapshot(`
    "- dialog "Remove Growth?" [modal]:
      - heading "Remove Growth?" [level=2]
      - button "Close"
      - text: Its quotes go back to the library.
      - button "Keep it"
      - button "Remove""
  `);
  await page.act({ press: 'Remove' });
  expect(page.answers).toEqual(['confirmed']);
});

test('the secondary button, the close button and Escape dismiss', async () => {
  const page = aQuestion();
  await page.act({ press: 'Keep it' }, { press: 'Close' });
  page.pressEscape();
  expect(page.answers).toEqual(['dismissed', 'dismissed', 'dismissed']);
});

test('nothing is shown while there is no question', () => {
  expect(aQuestion({ open: false }).body()).toBe('');
});

test('the primary button can be disabled, and shows progress', () => {
  expect(aQuestion({ primaryDisabled: true }).body()).toContain('- button "Remove" [disabled]');
  expect(aQuestion({ busy: true, busyLabel: 'Removing…' }).body()).toContain(
    '- button "Removing…" [disabled] [busy]',
  );
});
