/** A request of the page that the sandbox keeps waiting on purpose (`isHeld`), or that continues. */
export type HeldRequest = {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly isHeld: boolean;
};

/** The page's event for it: anyone who waits for the page's requests cannot tell these from slow ones. */
export const heldRequestEvent = 'fairlead-sandbox-held-request';

let held = 0;

/** Tells the page's tools that a request waits on purpose. Returns a function that says it continues. */
export function holdRequest({ method, url }: Pick<Request, 'method' | 'url'>): () => void {
  held += 1;
  const id = held;
  const tell = (isHeld: boolean) => {
    const detail: HeldRequest = { id, method, url, isHeld };
    // A process without a page has nobody to tell.
    globalThis.dispatchEvent?.(new CustomEvent(heldRequestEvent, { detail }));
  };
  tell(true);
  return () => tell(false);
}

/** Lets a slow call take its time. */
export async function waitHeld(ms: number, request: Request): Promise<void> {
  const goOn = holdRequest(request);
  await new Promise((resolve) => setTimeout(resolve, ms));
  goOn();
}
