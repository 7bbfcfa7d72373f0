/** Answers a request itself, or leaves it to the app: null. */
export type RequestHandler = (request: Request) => Promise<Response | null>;
