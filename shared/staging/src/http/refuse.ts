/** The requested thing doesn't exist. The message is a sentence for the caller. */
export class MistakeError extends Error {
  override name = 'MistakeError';
}

/** A refusal in the shape of the product's own errors (A§8). Browsers would keep a 410 for good. */
export const refuse = (status: number, message: string, code = 'refused'): Response =>
  Response.json(
    { message, error_code: code, status_code: status, detail: null },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );
