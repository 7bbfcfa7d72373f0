/** The headers of a call, by name in any case. */
export type RequestHeaders = Pick<Headers, 'get'>;

/** One call, whichever way it came: from this process, through a service worker, over HTTP. */
export type SandboxRequest = {
  /** As the address bar would show it; for the log. */
  readonly pathname: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: RequestHeaders;
  /** The body as it was sent; empty for none. */
  text(): string | Promise<string>;
  /** The session's id, or null. */
  readonly sessionId: string | null;
};

/** The response. Null: the connection broke. */
export type SandboxResponse = { readonly status: number; readonly text: string } | null;
