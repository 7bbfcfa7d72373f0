import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

/** A published package.json as far as a report reads it. */
type Manifest = {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  readonly fairlead?: { readonly entries?: Readonly<Record<string, string>> };
};

type Entry = { readonly specifier: string; readonly module: string };

/** Longer ones are types that the compiler wrote out, such as those of a schema. Only that they changed is of interest. */
const longestStatement = 60;

/**
 * Describes what other code can import from a package that was put together for publishing: the declarations behind each
 * entry, reduced to what can be reached from outside. Modules behind a pattern (`./*`) are listed by name.
 */
export async function describeApi(staged: string): Promise<string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'));
  const entries = entriesOf(manifest);
  const modules = await declarationsOf(staged, entries);
  const isEntry = new Set(entries.map(({ module }) => module));
  const others = [...modules.keys()].filter((module) => !isEntry.has(module)).sort();
  const sections = [
    ...entries.map(({ specifier, module }) => ({ title: specifier, module })),
    ...others.map((module) => ({ title: module, module })),
  ].map(({ title, module }) => section(title, modules.get(module) ?? ''));
  const parts = [head(manifest.name), ...sections, ...patternsOf(manifest, staged)];
  return `${parts.join('\n\n')}\n`;
}

const head = (name: string) => `# ${name}

What other code can import, and the types that it needs for that. \`npm run pack\` writes this page; don't edit it. A change here
is a change for every team: an entry or a name that is gone, or a type that takes less or returns more, breaks their builds.`;

const section = (title: string, code: string) => `## \`${title}\`\n\n\`\`\`ts\n${code}\n\`\`\``;

/** The entries with a name of their own, and those that every page has. */
function entriesOf({ name, exports, fairlead }: Manifest): readonly Entry[] {
  const named = Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string' || subpath.includes('*') ? [] : [[subpath, target.types] as const],
  );
  const shared = Object.entries(fairlead?.entries ?? {}).filter(([subpath]) => !exports[subpath]);
  return [...named, ...shared]
    .map(([subpath, file]) => ({
      specifier: join(name, subpath),
      module: file.replace(/^\.\//, '').replace(/(\.d\.ts|\.js)$/, ''),
    }))
    .sort((one, other) => (one.specifier < other.specifier ? -1 : 1));
}

/** Module → its declarations, as far as they can be reached from the entries. */
async function declarationsOf(
  staged: string,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, string>> {
  const bundle = await rolldown({
    cwd: staged,
    input: Object.fromEntries(
      entries.map(({ module }) => [module, join(staged, `${module}.d.ts`)]),
    ),
    external: (id) => !/^[./]/.test(id),
    // The declarations are there already, so no compiler is started; without a name of one, the plugin looks for TypeScript.
    // A module that only defines an element is one for its side effect.
    plugins: [
      dts({
        dtsInput: true,
        emitDtsOnly: true,
        sideEffects: true,
        generator: 'oxc',
        tsconfig: false,
        sourcemap: false,
      }),
    ],
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      preserveModules: true,
      preserveModulesRoot: staged,
    });
    const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
    return new Map(
      chunks.map(({ fileName, code }) => [
        fileName.replace(/(\.d)?\.[jt]s$/, ''),
        shortened(inLines(withoutComments(code).trim())),
      ]),
    );
  } finally {
    await bundle.close();
  }
}

/** Words may change without a change of what is offered. */
const withoutComments = (code: string) => code.replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '');

/** Puts each name of a long list on a line of its own, so that a difference shows the name. */
const inLines = (code: string) =>
  code.replaceAll(
    /^((?:ex|im)port (?:type )?)\{ (.{80,}) \}/gm,
    (_, start: string, names: string) => `${start}{\n  ${names.replaceAll(', ', ',\n  ')},\n}`,
  );

/** Replaces what is too long to read by its first line and a fingerprint. */
function shortened(code: string): string {
  return code
    .split(/\n(?=[a-z/])/i)
    .map((statement) => {
      const lines = statement.split('\n');
      // A list of names is what the page is for.
      if (lines.length <= longestStatement || /^(ex|im)port (type )?\{/.test(statement))
        return statement;
      const print = createHash('sha256').update(statement).digest('hex').slice(0, 12);
      return `${lines[0]} // … ${lines.length - 1} more lines, ${print}`;
    })
    .join('\n');
}

/** The modules that a pattern opens, by name. */
function patternsOf({ name, exports }: Manifest, staged: string): readonly string[] {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string' || !subpath.includes('*')) return [];
    const [before = '', after = ''] = target.types.replace('./', '').split('*');
    const names = globSync(`${before}**/*${after}`, { cwd: staged })
      .map((file) => file.slice(before.length, -after.length))
      .sort();
    const list = names.map((one) => `- ${one}`).join('\n');
    return `## \`${join(name, subpath)}\`\n\nOnly the names of these modules are kept track of.\n\n${list}`;
  });
}
