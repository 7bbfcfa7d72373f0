import { type ESTree, parseSync, Visitor } from 'vite';

/** What replaces a part of the source: from and to are positions, without end. */
type Cut = { readonly from: number; readonly to: number; readonly text: string };

/**
 * Finished ES chunk → System.register source, for development: it touches imports and exports only and keeps all lines,
 * so that it takes a fifth of the time of the converter for production. Null for what it can't convert faithfully: an
 * `await` at the top level, an export that is assigned again later or was imported, and exports in other forms than
 * Rolldown's list.
 */
export function convertQuickly(code: string, fileName: string): string | null {
  const { program, errors } = parseSync(fileName, code, { sourceType: 'module', lang: 'js' });
  if (errors.length > 0) return null;
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const exports = program.body.filter(isExport);
  const exported = exports.flatMap(exportsOf);
  if (exported.includes(null)) return null;
  const names = exported.filter((one) => one !== null);
  const locals = imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  if (names.some(({ local }) => locals.includes(local))) return null;
  const inner = readInner(program, new Set(names.map(({ local }) => local)));
  if (!inner) return null;
  const outer = [...imports, ...exports].map(({ start, end }) => ({
    from: start,
    to: end,
    text: code.slice(start, end).replace(/[^\n]/g, ''),
  }));
  const dependencies = JSON.stringify(imports.map(({ source }) => source.value));
  const declared = locals.length > 0 ? `let ${locals.join(', ')};` : '';
  const setters = imports.map(setterOf).join(', ');
  const values = names.map(({ name, local }) => `${JSON.stringify(name)}: ${local}`).join(', ');
  return `System.register(${dependencies}, function (_export, _context) { "use strict"; ${declared} return { setters: [${setters}], execute: function () { ${apply(code, [...outer, ...inner])}
_export({ ${values} }); } }; });
`;
}

type Exported = { readonly name: string; readonly local: string };
type Export =
  | ESTree.ExportNamedDeclaration
  | ESTree.ExportDefaultDeclaration
  | ESTree.ExportAllDeclaration;

const isExport = (statement: ESTree.Program['body'][number]): statement is Export =>
  statement.type === 'ExportNamedDeclaration' ||
  statement.type === 'ExportDefaultDeclaration' ||
  statement.type === 'ExportAllDeclaration';

/** What a list exports; null stands for another form. */
function exportsOf(statement: Export): readonly (Exported | null)[] {
  if (statement.type !== 'ExportNamedDeclaration') return [null];
  if (statement.declaration || statement.source) return [null];
  return statement.specifiers.map(({ local, exported }) =>
    local.type === 'Identifier' ? { name: nameOf(exported), local: local.name } : null,
  );
}

function setterOf({ specifiers }: ESTree.ImportDeclaration): string {
  const sets = specifiers.map((one) => `${one.local.name} = ${importedBy(one)};`);
  return `(m) => { ${sets.join(' ')} }`;
}

function importedBy(specifier: ESTree.ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return 'm';
  if (specifier.type === 'ImportDefaultSpecifier') return 'm.default';
  return `m[${JSON.stringify(nameOf(specifier.imported))}]`;
}

const nameOf = (name: ESTree.ModuleExportName): string =>
  name.type === 'Literal' ? name.value : name.name;

/** What changes within the statements; null if an export is assigned there or the module waits. */
function readInner(program: ESTree.Program, exports: ReadonlySet<string>): readonly Cut[] | null {
  const cuts: Cut[] = [];
  let depth = 0;
  let isFaithful = true;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  const assign = (target: unknown) => {
    if (namesIn(target).some((name) => exports.has(name))) isFaithful = false;
  };
  const wait = () => {
    if (depth === 0) isFaithful = false;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: wait,
    ForOfStatement({ left, await: waits }) {
      if (waits) wait();
      assign(left);
    },
    ForInStatement: ({ left }) => assign(left),
    AssignmentExpression: ({ left }) => assign(left),
    UpdateExpression: ({ argument }) => assign(argument),
    ImportExpression: ({ start }) =>
      void cuts.push({ from: start, to: start + 'import'.length, text: '_context.import' }),
    MetaProperty({ start, end, meta }) {
      if (meta.name === 'import') cuts.push({ from: start, to: end, text: '_context.meta' });
    },
  }).visit(program);
  return isFaithful ? cuts : null;
}

/** The variables in the pattern on the left of an assignment. */
function namesIn(pattern: unknown): readonly string[] {
  if (typeof pattern !== 'object' || pattern === null) return [];
  const { type, name } = pattern as { readonly type?: string; readonly name?: string };
  if (type === 'Identifier') return name === undefined ? [] : [name];
  if (type === 'MemberExpression') return [];
  return Object.values(pattern).flatMap((part) =>
    Array.isArray(part) ? part.flatMap(namesIn) : namesIn(part),
  );
}

function apply(code: string, cuts: readonly Cut[]): string {
  let done = 0;
  let text = '';
  for (const { from, to, text: instead } of cuts.toSorted((a, b) => a.from - b.from)) {
    text += code.slice(done, from) + instead;
    done = to;
  }
  return text + code.slice(done);
}
