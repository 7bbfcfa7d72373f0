import { type HttpClient, type HttpResponse, NoAnswerError } from './http-client.ts';

/** A server's response, or the reason why there is none, as the end of a sentence. */
export type Said = { readonly response: HttpResponse } | { readonly problem: string };

type Asking = {
  readonly headers?: Readonly<Record<string, string>>;
  /** How long to wait for an answer, in ms. */
  readonly timeoutMs?: number;
};

/** Asks a server that may be gone, slow, or another one. */
export async function askServer(
  client: HttpClient,
  path: string,
  { headers = {}, timeoutMs = 10_000 }: Asking = {},
): Promise<Said> {
  try {
    return { response: await client.send({ method: 'GET', path, headers, timeoutMs }) };
  } catch (error) {
    return { problem: formatConnectionProblem(error, timeoutMs) };
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its name is unknown',
  EAI_AGAIN: 'its name could not be looked up',
  EHOSTUNREACH: 'there is no way to it from here',
  ENETUNREACH: 'there is no way to it from here',
  ETIMEDOUT: 'the connection was not accepted in time',
  ECONNRESET: 'it closed the connection; perhaps it speaks https',
  EPROTO: 'it does not speak TLS; perhaps it speaks http',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS; perhaps it speaks http',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};
const untrusted =
  'its certificate is not trusted here; name its authority with NODE_EXTRA_CA_CERTS=<file>';

function formatConnectionProblem(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof NoAnswerError) return `no answer within ${timeoutMs / 1000} s`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const reason = /SELF_SIGNED|UNABLE_TO_(VERIFY|GET)/.test(code) ? untrusted : reasons[code];
  if (reason === undefined) return error.message || code;
  return `${reason} (${code})`;
}
