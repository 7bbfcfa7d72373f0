import { expect } from 'vitest';
import type { Browser } from 'webdriverio';
import { see, stage, visit } from './page.ts';

type Outcome = { kind: string; because?: string; version?: string; duration?: number };

export type Control = {
  swap(area: string, url: string, options?: object): Promise<Outcome>;
  graphSize(): { nodes: number; values: number };
  journal(): { kind: string; text?: string }[];
  scope: object;
  store: Record<string, unknown>;
};

export const next = stage.builds['intake-next'] ?? '';

export function swap(page: Browser, url: string, answer = true): Promise<Outcome> {
  return page.executeAsync(
    (build: string, isYes: boolean, done: (outcome: Outcome) => void) => {
      const { fairlead } = globalThis as unknown as { fairlead: Control };
      void fairlead.swap('intake', build, { ask: () => isYes }).then(done);
    },
    url,
    answer,
  );
}

/** Swaps a build in, and says what became of it instead. */
export async function swapIn(page: Browser, url: string): Promise<void> {
  expect(await swap(page, url)).toMatchObject({ kind: 'swapped' });
}

export async function openIntake() {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  return page;
}

export function valueIn(page: Browser, selector: string) {
  return page.execute(
    (where) => document.querySelector<HTMLInputElement>(where)?.value ?? null,
    selector,
  );
}
