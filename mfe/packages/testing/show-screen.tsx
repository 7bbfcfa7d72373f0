import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/drawer';
import '@fairlead/ui/questions';
import '../src/styles/index.css';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { drawScreen } from '@fairlead/mfe-kit/testing/draw-screen';
import { type ComponentType, Suspense } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from './open-screen.ts';

/** Opens an address and shows its screen in the page, in real time, until the test ends. */
export async function showScreen(Screen: ComponentType, address: string, answers: AnswerFunctions) {
  await preloadLazyViews();
  const opened = await openScreen(address, { answers, realTime: true });
  const Suspended = () => (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  );
  drawScreen({ ...opened, Screen: Suspended });
  return opened;
}

/** Presses the visible control of this name by keyboard, as soon as there is one. */
export async function pressByKey(name: string, key = '{Enter}'): Promise<void> {
  const control = () =>
    [...document.querySelectorAll<HTMLElement>('button, a, input')].find(
      (element) => element.checkVisibility() && nameOf(element) === name,
    );
  await expect.poll(control, { message: name }).toBeDefined();
  control()?.focus();
  await userEvent.keyboard(key);
}

/** Returns the name of what has the focus; null while the page itself has it. */
export const focusedName = (): string | null => {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body ? nameOf(activeElement) : null;
};

const nameOf = (element: Element): string => {
  const [label] = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const text = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
  return text.replaceAll(/\s+/g, ' ').trim();
};
