import { afterEach, expect, test, vi } from 'vitest';
import { keepFocusAndScroll } from '../../root-config/src/slots/keep-focus-and-scroll.ts';

afterEach(() => document.body.replaceChildren());

/** A slot with an area in it, which may be filled in later. */
function slot() {
  const around = document.createElement('main');
  document.body.append(around);
  return {
    around,
    /** Takes the place of what is there, as a swap does. */
    area(old?: HTMLElement) {
      const area = document.createElement('div');
      old?.remove();
      around.append(area);
      return area;
    },
  };
}

function fillIn(area: HTMLElement): HTMLInputElement {
  const field = document.createElement('input');
  field.id = 'name';
  field.value = 'Ada Lovelace';
  const high = document.createElement('div');
  high.style.height = '3000px';
  area.append(field, high);
  return field;
}

test('what is replaced again before its content is there gives focus, selection and scroll to the last one', async () => {
  const { around, area } = slot();
  const onLost = vi.fn();
  const first = area();
  const field = fillIn(first);
  field.focus({ preventScroll: true });
  field.setSelectionRange(4, 8);
  scrollTo(0, 1200);

  const bringBack = keepFocusAndScroll(first, onLost);
  const second = area(first);
  bringBack(second);
  const bringBackAgain = keepFocusAndScroll(second, onLost);
  const third = area(second);
  bringBackAgain(third);
  await frames(3);
  const last = fillIn(third);
  await vi.waitFor(() => expect(document.activeElement).toBe(last));

  expect([last.selectionStart, last.selectionEnd]).toEqual([4, 8]);
  expect(scrollY).toBe(1200);
  expect(onLost).not.toHaveBeenCalled();
  await frames(3);
  expect(around.getAttribute('style')).toBeNull();
});

test('the focus comes back with its control, although the content is not as high as before', async () => {
  const { area } = slot();
  const first = area();
  fillIn(first).focus({ preventScroll: true });
  first.append(document.createElement('hr'));
  scrollTo(0, 1200);
  const bringBack = keepFocusAndScroll(first, vi.fn());
  const second = area(first);
  const field = fillIn(second);
  bringBack(second);
  expect(document.activeElement).toBe(field);
  expect(scrollY).toBe(1200);
});

test('a control that a person has focused since keeps the focus in the next swap', async () => {
  const { area } = slot();
  const onLost = vi.fn();
  const first = area();
  fillIn(first).focus();
  const bringBack = keepFocusAndScroll(first, onLost);
  const second = area(first);
  bringBack(second);
  second.append(document.createElement('button'));
  second.querySelector('button')?.focus();

  const bringBackAgain = keepFocusAndScroll(second, onLost);
  const third = area(second);
  third.append(document.createElement('button'));
  bringBackAgain(third);
  await vi.waitFor(() => expect(document.activeElement).toBe(third.querySelector('button')));
});

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
