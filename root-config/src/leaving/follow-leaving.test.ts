import { expect, test } from 'vitest';
import { followLeaving } from './follow-leaving.ts';

function aPage() {
  const page = new EventTarget();
  const unsavedEdits = new Set<symbol>();
  const life = new AbortController();
  const written: string[] = [];
  followLeaving(() => written.push('drafts'), { unsavedEdits }, life.signal, page);
  /** Whether the browser would ask before it leaves. */
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { page, unsavedEdits, life, written, asks };
}

test('the browser asks before it leaves edits that no draft keeps, and nobody else', () => {
  const { unsavedEdits, asks, life } = aPage();
  expect(asks()).toBe(false);
  unsavedEdits.add(Symbol('edits'));
  expect(asks()).toBe(true);
  unsavedEdits.clear();
  expect(asks()).toBe(false);
  unsavedEdits.add(Symbol('edits'));
  life.abort();
  expect(asks()).toBe(false);
});

test('drafts are written when the page is left', () => {
  const { page, written } = aPage();
  page.dispatchEvent(new Event('pagehide'));
  expect(written).toEqual(['drafts']);
});
