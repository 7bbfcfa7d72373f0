import type { PageSettings, ResolvedMap } from '@fairlead/build';

export type PageData = {
  readonly map: ResolvedMap;
  readonly settings: PageSettings;
  /** The origin that serves the modules; the page itself may be a partner's. */
  readonly origin: string;
};

const embedded: PageSettings = {
  shell: '@fairlead/root-config',
  before: [],
  control: false,
  patience: { load: 20_000, mount: 8_000 },
  vendors: null,
};

/** What the server wrote into the page; a partner's page has none, so the map is fetched. */
export async function readPageData(): Promise<PageData> {
  const script = document.currentScript as HTMLScriptElement | null;
  const origin = script ? new URL(script.src).origin : location.origin;
  const map = readBlock<ResolvedMap>('fairlead-map');
  if (map) return { map, settings: readBlock('fairlead-page') ?? embedded, origin };
  const response = await fetch(`${origin}/import-map.json`);
  if (!response.ok) throw new Error(`${origin} answered ${response.status} for its import map.`);
  return { map: (await response.json()) as ResolvedMap, settings: embedded, origin };
}

export const isEmbedded = () => document.getElementById('fairlead-map') === null;

function readBlock<Value>(id: string): Value | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : null;
}
