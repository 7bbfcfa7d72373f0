import { deep } from './find.ts';
import { nameOf } from './names.ts';

type Entry = Record<string, unknown>;

/** What the sandbox's build of the shell offers to tools. */
type Fairlead = {
  journal(): readonly Entry[];
  scope: { getState(store: unknown): unknown };
  store: { $route: unknown; $flags: unknown };
};

const journalKey = 'fairlead-driver:journal';
const shell = () => (globalThis as unknown as { fairlead?: Fairlead }).fairlead;

export type PageSight = {
  screen: string | null;
  address: string;
  texts: string[];
  flags: Record<string, unknown>;
  packages: Entry[];
  journal: Entry[];
};

/** What is on the page, and everything that happened in this tab since the scenario began. */
export function look(): PageSight {
  const fairlead = shell();
  const route = fairlead?.scope.getState(fairlead.store.$route) as
    | { name: string }
    | null
    | undefined;
  return {
    screen: route?.name ?? null,
    address: location.pathname + location.search,
    texts: [document.title, ...visibleTexts(document.body)],
    flags: (fairlead?.scope.getState(fairlead.store.$flags) ?? {}) as Record<string, unknown>,
    packages: deep('[data-package]', document)
      .filter((card) => card.checkVisibility())
      .map((card) => ({ name: card.dataset.package || nameOf(card), text: rendered(card) })),
    journal: [...kept(), ...(fairlead?.journal() ?? [])],
  };
}

/** A document that is left takes its journal with it; it is kept for the next one. */
export function keepJournal(): void {
  addEventListener('pagehide', () => {
    if (isForgotten) return;
    const journal = shell()?.journal() ?? [];
    sessionStorage.setItem(journalKey, JSON.stringify([...kept(), ...journal]));
  });
}

let isForgotten = false;

/** What this document did belongs to no scenario any more. */
export function forgetJournal(): void {
  isForgotten = true;
  sessionStorage.removeItem(journalKey);
}

function kept(): Entry[] {
  return JSON.parse(sessionStorage.getItem(journalKey) ?? '[]') as Entry[];
}

function visibleTexts(body: HTMLElement): string[] {
  const shadows = deep('*', body).flatMap(({ shadowRoot }) =>
    shadowRoot ? [...shadowRoot.children].map((child) => rendered(child as HTMLElement)) : [],
  );
  const lines = [rendered(body), ...shadows].flatMap((text) => text.split('\n'));
  return [...lines, rendered(body).replaceAll('\n', ' ')]
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What a person reads: unlike the content, without what is hidden, and with lines where they break. */
function rendered(element: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: the text as it is rendered is what is asked for.
  return element.innerText ?? '';
}
