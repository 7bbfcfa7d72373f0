/** A request of the page that the sandbox keeps waiting on purpose (`isHeld`), or that continues. */
export type HeldRequest = {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly isHeld: boolean;
};

/** The page's event for held requests, which can't be distinguished from slow ones otherwise. */
export const heldRequestEvent = 'fairlead-sandbox-held-request';

let held = 0;

/** Tells the page's tools that a request waits on purpose. Returns a function that says it continues. */
export function holdRequest({ method, url }: Pick<Request, 'method' | 'url'>): () => void {
  held += 1;
  const id = held;
  const tell = (isHeld: boolean) => {
    const detail: HeldRequest = { id, method, url, isHeld };
    // Without a page, nothing listens.
    globalThis.dispatchEvent?.(new CustomEvent(heldRequestEvent, { detail }));
  };
  tell(true);
  return () => tell(false);
}

/** Waits for a slow call. */
export async function waitHeld(ms: number, request: Request): Promise<void> {
  const goOn = holdRequest(request);
  await new Promise((resolve) => setTimeout(resolve, ms));
  goOn();
}

/** Leaves a request pending forever. */
export function hang(request: Request): Promise<never> {
  holdRequest(request);
  return new Promise(() => undefined);
}
