import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { focusedElement } from './focus.ts';
import { useFocusHandover } from './use-focus-handover.ts';

function Notice() {
  const self = useRef<HTMLDivElement>(null);
  useFocusHandover(self);
  return (
    <div ref={self}>
      <button type="button">Dismiss</button>
    </div>
  );
}

/** Draws a screen on a partner's page: in a shadow tree, beside a heading and a `#main` that are the partner's. */
async function screenOfPartner() {
  const page = document.createElement('div');
  page.innerHTML = '<div id="main"><h1>Theirs</h1></div><div></div>';
  document.body.append(page);
  const tree = page.querySelector('div + div')?.attachShadow({ mode: 'open' });
  if (!tree) throw new Error('There is no place for the screen.');
  const root = createRoot(tree);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  const draw = (hasNotice: boolean) =>
    root.render(
      <main>
        <h1>Ours</h1>
        {hasNotice ? <Notice /> : null}
      </main>,
    );
  draw(true);
  await expect.poll(() => tree.querySelector('button')).not.toBeNull();
  return { tree, draw };
}

test('the focused element of a screen on a partner’s page is the one within its shadow tree', async () => {
  const { tree } = await screenOfPartner();
  const button = tree.querySelector('button');
  button?.focus();
  expect(focusedElement()).toBe(button);
});

test('a notice that goes hands the focus to the heading of its own screen, on a partner’s page too', async () => {
  const { tree, draw } = await screenOfPartner();
  tree.querySelector('button')?.focus();
  draw(false);
  await expect.poll(() => tree.activeElement?.textContent).toBe('Ours');
});
