/** An answer that is a text. It costs a server a fraction of what a `Response` does, whose body is a stream. */
export type TextAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** Answers a request, or returns null to leave it to the app. */
export type RequestHandler = (request: Request) => Promise<Response | TextAnswer | null>;
