import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as s from 'superstruct';
import { parse } from 'yaml';
import type { Io } from '../io.ts';
import { nearest } from '../language/nearest.ts';
import { repository } from '../repository.ts';
import { UsageError } from '../usage-error.ts';
import type { Account, Target } from './target.ts';

const Name = s.pattern(s.string(), /^[A-Z_][A-Z0-9_]*$/);
const Targets = s.object({
  targets: s.record(
    s.string(),
    s.object({
      url: s.string(),
      control_token: s.optional(Name),
      accounts: s.optional(
        s.record(s.string(), s.union([s.object({ bearer: Name }), s.object({ cookie: Name })])),
      ),
    }),
  ),
});
type TargetFile = s.Infer<typeof Targets>['targets'];

export const targetsFile = 'fairlead.targets.yaml';
const defaultToken = 'FAIRLEAD_STAGING_TOKEN';

/** Reads a target by its address, or by its name in fairlead.targets.yaml. Secrets come from the environment. */
export function readTarget(given: string, io: Pick<Io, 'env' | 'cwd'>): Target {
  const known = readTargets(io.cwd);
  const named = known[given] ?? Object.values(known).find(({ url }) => sameSite(url, given));
  const url = known[given]?.url ?? given;
  refuseAddress(url, given, known);
  const accounts = Object.entries(named?.accounts ?? {}).map(
    ([persona, account]): [string, Account] => [persona, readAccount(persona, account, io)],
  );
  const tokenName = named?.control_token ?? defaultToken;
  // A server with accounts isn't ours: it doesn't learn the token of another one.
  const isOurs = named?.control_token !== undefined || accounts.length === 0;
  const controlToken = (isOurs && io.env[tokenName]) || null;
  if (named?.control_token && controlToken === null)
    throw new UsageError(`${targetsFile} names the variable ${tokenName}, which is not set.`);
  return { url: new URL(url).origin, controlToken, accounts: Object.fromEntries(accounts) };
}

function refuseAddress(url: string, given: string, known: TargetFile): void {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    if (known[given])
      throw new UsageError(`${targetsFile}: the url of ${given} is no http address: ${url}`);
    const meant = nearest(given, Object.keys(known));
    throw new UsageError(
      `--target ${JSON.stringify(given)} is neither msw, nor an http address, nor a name in ${targetsFile}${meant ? `; did you mean ${meant}?` : ''}`,
    );
  }
  const { username, password } = new URL(url);
  if (username || password)
    throw new UsageError(
      `--target holds a user name or a password, which would end up in reports. Put secrets into the environment and name them in ${targetsFile}.`,
    );
}

type AccountNames = NonNullable<TargetFile[string]['accounts']>[string];

function readAccount(persona: string, names: AccountNames, { env }: Pick<Io, 'env'>): Account {
  const name = 'bearer' in names ? names.bearer : names.cookie;
  const secret = env[name];
  if (!secret)
    throw new UsageError(
      `${targetsFile} reads the account of ${persona} from the variable ${name}, which is not set.`,
    );
  return 'bearer' in names ? { bearer: secret } : { cookie: secret };
}

function readTargets(cwd: string): TargetFile {
  const file = [cwd, repository].map((folder) => join(folder, targetsFile)).find(existsSync);
  if (file === undefined) return {};
  const [error, content] = s.validate(parseYaml(file), Targets);
  if (!error) return content.targets;
  const where = error.path.join('.') || 'the file';
  throw new UsageError(
    `${targetsFile}: ${where} is wrong. Expected targets: { <name>: { url, control_token?: VARIABLE, accounts?: { <persona>: { bearer: VARIABLE } } } }, with names of environment variables in place of secrets.`,
  );
}

function parseYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `${targetsFile} is not valid YAML: ${error instanceof Error ? error.message : error}`,
    );
  }
}

const sameSite = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;
