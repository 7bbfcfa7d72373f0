import { productSources } from './product-sources.ts';

/** How many places are named. */
const most = 2;

/** Returns the lines of the product that send a call: those of the open area, if it has any. `create-lead` is `createCallFx(createLead)`. */
export function locationsOfCall(call: string, area: string | undefined): readonly string[] {
  const endpoint = call.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
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
