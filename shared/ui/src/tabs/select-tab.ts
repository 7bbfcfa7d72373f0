export type Tab = { id: string; text: string };

/** The tab that is selected: the one with this id, or the first while none has it. */
export function selectedTab(tabs: readonly Tab[] = [], value: string | undefined): Tab | undefined {
  return tabs.find(({ id }) => id === value) ?? tabs[0];
}

/**
 * The tab that a key selects: arrows move past the ends to the other end, Home and End move to the ends. Undefined for
 * other keys.
 */
export function tabAfterKey(
  tabs: readonly Tab[] = [],
  value: string | undefined,
  key: string,
): Tab | undefined {
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === value),
  );
  return {
    ArrowRight: tabs[(at + 1) % tabs.length],
    ArrowLeft: tabs[(at - 1 + tabs.length) % tabs.length],
    Home: tabs[0],
    End: tabs.at(-1),
  }[key];
}
