import { deep } from './find.ts';
import { journal } from './journal.ts';
import { nameOf } from './names.ts';
import { rest } from './patience.ts';
import { flagsOfShell, type JournalEntry, screenOfShell } from './shell.ts';

/** Where the page is, and everything that happened in this tab since the scenario began. */
export type Glance = {
  screen: string | null;
  address: string;
  journal: JournalEntry[];
};

/** What is on the page besides. Reading it takes a while: every text is asked for as it is rendered. */
export type PageSight = Glance & {
  texts: string[];
  flags: Record<string, unknown>;
  packages: JournalEntry[];
};

export const glance = (): Glance => ({
  screen: screenOfShell(),
  address: location.pathname + location.search,
  journal: journal(),
});

export async function look(): Promise<PageSight> {
  await rest();
  return {
    ...glance(),
    texts: [document.title, ...visibleTexts(document.body)],
    flags: flagsOfShell(),
    packages: deep('[data-package]', document)
      .filter((card) => card.checkVisibility())
      .map((card) => ({ name: card.dataset.package || nameOf(card), text: rendered(card) })),
  };
}

function visibleTexts(body: HTMLElement): string[] {
  const shadows = deep('*', body).flatMap(({ shadowRoot }) =>
    shadowRoot ? [...shadowRoot.children].map((child) => rendered(child as HTMLElement)) : [],
  );
  const whole = rendered(body);
  const lines = [whole, ...shadows].flatMap((text) => text.split('\n'));
  return [...lines, whole.replaceAll('\n', ' ')].map((line) => line.trim()).filter(Boolean);
}

/** What a person reads: unlike the content, without what is hidden, and with lines where they break. */
function rendered(element: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: the text as it is rendered is what is asked for.
  return element.innerText ?? '';
}
