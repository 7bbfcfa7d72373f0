import type { PageSettings, ResolvedMap } from '@fairlead/build';

export type PageData = {
  readonly map: ResolvedMap;
  readonly settings: PageSettings;
  /** The origin that serves the modules; the page itself may be a partner's. */
  readonly origin: string;
};

/** The origin of the script that runs now. */
export function scriptOrigin(): string {
  const script = document.currentScript;
  return script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;
}

/** What the server wrote into the page; a partner's page has none of it, so it is fetched. */
export async function readPageData(origin: string): Promise<PageData> {
  const [map, settings] = await Promise.all([
    readBlock<ResolvedMap>('fairlead-map') ?? read<ResolvedMap>(`${origin}/import-map.json`),
    readBlock<PageSettings>('fairlead-page') ?? readForPartner(origin),
  ]);
  return { map, settings, origin };
}

/** The tools and the sandbox of our own pages have no business on a page of someone else. */
async function readForPartner(origin: string): Promise<PageSettings> {
  const settings = await read<PageSettings>(`${origin}/settings.json`);
  return { ...settings, before: [], worker: null, control: false };
}

async function read<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(
      `${url} was answered with ${response.status} instead of 200. Check that the server has this file.`,
    );
  return response.json();
}

export const isEmbedded = () => document.getElementById('fairlead-map') === null;

function readBlock<Value>(id: string): Value | null {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}
