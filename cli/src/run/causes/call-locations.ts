import { globSync } from 'node:fs';
import { repository } from '../../repository.ts';
import { productSources, readSource } from './product-sources.ts';

/** How many places are named. */
const most = 2;

/**
 * Returns the lines of the product that send a call: those of the open area, if it has any. `create-lead` is
 * `createCallFx(createLead)`.
 */
export function locationsOfCall(call: string, area: string | undefined): readonly string[] {
  const endpoint = endpoints().get(call);
  if (endpoint === undefined) return [];
  const isOwn = (file: string) => area !== undefined && file.startsWith(`mfe/${area}/`);
  const all = productSources().flatMap(({ file, lines }) => {
    const [, alias = endpoint] =
      lines.map((line) => new RegExp(`\\b${endpoint} as (\\w+)`).exec(line)).find(Boolean) ?? [];
    const sends = new RegExp(`create(Call|Query)Fx\\(${alias}\\b`);
    return lines.flatMap((line, row) => (sends.test(line) ? [`${file}:${row + 1}`] : []));
  });
  const own = all.filter(isOwn);
  return (own.length > 0 ? own : all).slice(0, most);
}

let known: ReadonlyMap<string, string> | undefined;

/** The names of the contracts in the sources, by the names of their calls. Read once: only failures need them. */
function endpoints(): ReadonlyMap<string, string> {
  known ??= new Map(
    globSync('shared/contracts/src/**/*.ts', { cwd: repository })
      .map((file) => readSource(file).lines.join('\n'))
      .flatMap((text) => [...text.matchAll(/export const (\w+) = endpoint\(\s*'([\w-]+)'/g)])
      .map(([, name = '', call = '']) => [call, name]),
  );
  return known;
}
