/** A response of the back end that nobody has asked for yet. */
type Kept = { readonly method: string; readonly path: string; readonly copy: Response };

/** A successful response. `path`: of its address. */
export type SeenResponse = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
};

/** Null: no report is written that shows them. */
let kept: readonly Kept[] | null = null;
const readText = Response.prototype.text;

/** Keeps copies from now on, for a report. */
export function keepResponses(): void {
  kept = [];
}

/** Keeps a copy of a successful response of the back end, for a report. It is read only if somebody asks. */
export function keepResponse(method: string, address: string, response: Response): void {
  if (kept === null) return;
  const { pathname } = new URL(address, location.href);
  if (!pathname.startsWith('/api/') || !response.ok) return;
  kept = [...kept, { method, path: pathname, copy: response.clone() }];
}

/** Returns the responses since the last call of this function. */
export async function takeResponses(): Promise<readonly SeenResponse[]> {
  const taken = kept ?? [];
  forgetResponses();
  return Promise.all(
    taken.map(async ({ method, path, copy }) => ({ method, path, body: await bodyOf(copy) })),
  );
}

export function forgetResponses(): void {
  if (kept !== null) kept = [];
}

/** Without being counted as traffic of the page. */
async function bodyOf(copy: Response): Promise<unknown> {
  try {
    return JSON.parse(await readText.call(copy));
  } catch {
    return undefined;
  }
}
