import * as s from 'superstruct';
import { askServer } from '../target/ask-server.ts';
import { createHttpClient, type HttpClient, type HttpResponse } from '../target/http-client.ts';
import { targetsFile } from '../target/read-target.ts';
import type { Target } from '../target/target.ts';
import type { Check, Finding } from './finding.ts';

const Capabilities = s.type({ product: s.string(), personas: s.array(s.string()) });
const reset = 'check the address, and that the server runs';
const start = 'use a `fairlead staging`, and set FAIRLEAD_STAGING_TOKEN to its control token';

/** The checks of a server: what scenarios can and cannot do there. */
export function targetChecks(target: Target): readonly Check[] {
  const client = createHttpClient(target.url);
  const control = readControl(client, target);
  return [
    () => reachable(client, target),
    () => api(client),
    () => app(client),
    async () => worlds(target, await control),
    async () => needsWorlds('faults', 'calls can be made to fail', await control),
    async () => needsWorlds('time', "a world has the scenario's time", await control),
    async () => needsWorlds('flags', 'a world has the flags of its scenario', await control),
    async () => browsers(await control),
  ];
}

type Control = { readonly status: number | null; readonly personas: readonly string[] };

async function readControl(client: HttpClient, { controlToken }: Target): Promise<Control> {
  const response = await get(client, '/staging/control', {
    authorization: `Bearer ${controlToken ?? ''}`,
  });
  if (response?.status !== 200) return { status: response?.status ?? null, personas: [] };
  const capabilities: unknown = parseOrNull(response.text);
  return s.is(capabilities, Capabilities)
    ? { status: 200, personas: capabilities.personas }
    : { status: null, personas: [] };
}

async function get(
  client: HttpClient,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpResponse | null> {
  const said = await askServer(client, path, { headers });
  return 'response' in said ? said.response : null;
}

async function reachable(client: HttpClient, { url }: Target): Promise<Finding> {
  const said = await askServer(client, '/');
  return 'response' in said
    ? { name: 'server', ok: true, says: `${url} answers` }
    : { name: 'server', ok: false, says: `${url} does not answer: ${said.problem}`, fix: reset };
}

/** Asks who is signed in, which nobody is: that, or 401 in the shape of the product's errors. */
async function api(client: HttpClient): Promise<Finding> {
  const response = await get(client, '/api/auth-service/session');
  const isOurs = response !== null && /"(error_code|authenticated)"/.test(response.text);
  return isOurs
    ? { name: 'api', ok: true, says: 'the product’s back end is at /api' }
    : { name: 'api', ok: false, says: 'there is no back end of the product at /api', fix: reset };
}

async function app(client: HttpClient): Promise<Finding> {
  const response = await get(client, '/');
  const isServed = response?.text.includes('id="fairlead-map"') ?? false;
  return isServed
    ? { name: 'app', ok: true, says: 'the composed app is served' }
    : { name: 'app', ok: false, says: 'the composed app is not served; run headless' };
}

function worlds({ accounts, controlToken }: Target, { status, personas }: Control): Finding {
  if (status === 200)
    return {
      name: 'worlds',
      ok: true,
      says: `a world for each scenario, ${personas.length} personas`,
    };
  const refused = controlToken === null ? 'no control token is set' : 'the control token is wrong';
  const why = status === 401 ? refused : 'there is no control API';
  const names = Object.keys(accounts);
  const instead =
    names.length === 0
      ? `${targetsFile} has no accounts for this server`
      : `accounts for ${names.join(', ')}`;
  return { name: 'worlds', ok: false, says: `${why}; ${instead}`, fix: start };
}

const needsWorlds = (name: string, what: string, { status }: Control): Finding =>
  status === 200
    ? { name, ok: true, says: what }
    : { name, ok: false, says: 'not possible without worlds' };

const browsers = ({ status }: Control): Finding =>
  status === 200
    ? { name: 'browser', ok: true, says: '--driver headless and --driver browser' }
    : {
        name: 'browser',
        ok: false,
        says: '--driver headless only: a browser is signed in through a world',
      };

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
