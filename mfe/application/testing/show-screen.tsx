import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import { drawScreen } from '@fairlead/mfe-kit/testing/draw-screen';
import type { ComponentType } from 'react';
import { expect, vi } from 'vitest';
import type { App } from './open-app.ts';

/** Shows a screen of an opened app in the page; resolves when a control with this tag and text exists. */
export async function showScreen(
  app: App,
  Screen: ComponentType,
  [selector, text]: [string, string],
) {
  const place = drawScreen({ ...app, Screen });
  await shown(selector, text);
  return place;
}

/** The element of this kind with this text, as soon as there is one. */
export function shown(selector: string, text: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.textContent?.trim() === text,
    );
    expect(found, `${selector} with '${text}'`).toBeDefined();
    return found as HTMLElement;
  });
}
