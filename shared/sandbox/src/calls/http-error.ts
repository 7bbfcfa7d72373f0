import { excerpt } from './excerpt.ts';

/** An error response in the shape of A§8. It is thrown, so that the transaction is rolled back. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly code: string | null;
  readonly detail: unknown;
  /** The sentences of the message as a list, for calls that respond with one (A§8). */
  readonly errors: readonly string[] | null;

  constructor(
    status: number,
    message: string,
    { code = null, detail = null, errors = null }: More = {},
  ) {
    super(excerpt(message));
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = errors?.map((sentence) => excerpt(sentence)) ?? null;
  }

  get body() {
    return {
      message: this.message,
      error_code: this.code,
      status_code: this.status,
      detail: this.detail,
      ...(this.errors && { errors: this.errors }),
    };
  }
}
type More = {
  readonly code?: string | null;
  readonly detail?: unknown;
  readonly errors?: readonly string[] | null;
};

export const notFound = (what: string, id: string) =>
  new HttpError(404, `There is no ${what} with the id '${id}'`, { code: 'not_found' });

export const loginRequired = () => new HttpError(401, 'Login required', { code: 'login_required' });
