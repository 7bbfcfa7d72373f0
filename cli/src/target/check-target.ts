import { listPersonas } from '@fairlead/sandbox/list-personas';
import { nearest } from '../language/nearest.ts';
import { UsageError } from '../usage-error.ts';
import { askServer } from './ask-server.ts';
import { createHttpClient, type HttpClient, type HttpResponse } from './http-client.ts';
import { targetsFile } from './read-target.ts';
import type { Target } from './target.ts';

const session = '/api/auth-service/session';
const control = '/staging/control';

/**
 * Refuses a server that scenarios can't run against, before anything is started: one that doesn't answer, that isn't
 * Fairlead, or that doesn't take the control token.
 *
 * @param timeoutMs - How long to wait for an answer, in ms.
 */
export async function checkTarget(target: Target, timeoutMs?: number): Promise<void> {
  await refuseUnknownPersonas(target);
  const client = createHttpClient(target.url);
  const options = timeoutMs === undefined ? {} : { timeoutMs };
  try {
    const said = await askServer(client, session, options);
    if ('problem' in said)
      throw new UsageError(
        `${target.url} doesn't answer: ${said.problem}. Tried GET ${session}. Check the address and that the server runs; \`fairlead staging\` starts one.`,
      );
    refuseOther(target, said.response);
    if (target.controlToken !== null) await checkControl(client, target, target.controlToken);
  } finally {
    client.close();
  }
}

async function refuseUnknownPersonas({ accounts }: Target): Promise<void> {
  const named = Object.keys(accounts);
  if (named.length === 0) return;
  const known = (await listPersonas()).map(({ id }) => id);
  const unknown = named.find((persona) => !known.includes(persona));
  if (unknown === undefined) return;
  const meant = nearest(unknown, known);
  throw new UsageError(
    `${targetsFile} has an account for the persona ${unknown}, which doesn't exist${meant ? `; did you mean ${meant}?` : '.'} \`fairlead personas\` lists them.`,
  );
}

/** The product says that nobody is signed in, or answers 401 in the shape of its errors. */
function refuseOther({ url }: Target, { status, text, header }: HttpResponse): void {
  const body = parseOrNull(text);
  if (body && 'authenticated' in body) return;
  if (!body || !('error_code' in body))
    throw new UsageError(
      `${url} answers, but it isn't Fairlead: GET ${session} gave ${status} (${header('content-type') ?? 'no content type'}). Check the address, and a proxy before the server.`,
    );
  if (status >= 500)
    throw new UsageError(`${url} answers GET ${session} with ${status}: ${String(body.message)}`);
}

async function checkControl(client: HttpClient, { url }: Target, token: string): Promise<void> {
  const said = await askServer(client, control, { headers: { authorization: `Bearer ${token}` } });
  if ('response' in said && said.response.status === 200) return;
  if ('response' in said && said.response.status === 401)
    throw new UsageError(
      `${url} refuses the control token (GET ${control} gave 401). Set FAIRLEAD_STAGING_TOKEN, or the variable that ${targetsFile} names, to the token that the server was started with; with a data folder it is in its file control-token.`,
    );
  throw new UsageError(
    `${url} has no control API (GET ${control} gave ${'response' in said ? said.response.status : said.problem}): it was started without FAIRLEAD_STAGING_TOKEN, or it isn't a \`fairlead staging\`. Unset the token to use the accounts of ${targetsFile}.`,
  );
}

function parseOrNull(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : null;
  } catch {
    return null;
  }
}
