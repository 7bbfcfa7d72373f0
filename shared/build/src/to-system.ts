import {
  type types as babelTypes,
  type PluginItem,
  type PluginObject,
  transformAsync,
  type types,
} from '@babel/core';
import dynamicImport from '@babel/plugin-transform-dynamic-import';
import modulesSystem from '@babel/plugin-transform-modules-systemjs';
import { minify } from 'oxc-minify';
import type { Plugin } from 'vite';
import { exportedAtOnce } from './exported-at-once.ts';
import { importsOf, type PlatformImports } from './platform-imports.ts';
import { convertQuickly } from './quick-system.ts';

/**
 * Turns each finished ES chunk into a minified System.register module.
 * Rolldown has no such output format, and browsers cannot swap an ES module once it is loaded.
 * Notes in `imports` what each chunk takes from the platform.
 */
export function toSystem(imports: PlatformImports[] = []): Plugin[] {
  return [
    {
      name: 'fairlead:to-system',
      // Rolldown hashes a chunk before this hook, so the hash must include the converter's version.
      augmentChunkHash: () => converterVersion,
      renderChunk(code, chunk) {
        imports.push(importsOf(code));
        return asSystem(code, chunk.fileName);
      },
    },
    // Separate plugins, so that Rolldown combines the source maps of both steps.
    { name: 'fairlead:minify', renderChunk: (code, chunk) => minified(code, chunk.fileName) },
  ];
}

const converterVersion = 'system-4';

/** The same for development: quick, not minified and without source maps. */
export function toSystemQuickly(imports: PlatformImports[] = []): Plugin {
  return {
    name: 'fairlead:to-system-quickly',
    augmentChunkHash: () => 'quick-system-1',
    async renderChunk(code, chunk, _options, { chunks }) {
      imports.push(importsOf(code));
      // In a circle, a module's exports are needed before it has run to its end.
      const quick = isInCircle(chunk.fileName, chunks)
        ? null
        : convertQuickly(code, chunk.fileName);
      return { code: quick ?? (await asSystem(code, chunk.fileName)).code, map: null };
    },
  };
}

type Chunks = Readonly<Record<string, { readonly imports: readonly string[] }>>;

function isInCircle(file: string, chunks: Chunks): boolean {
  const seen = new Set<string>();
  const reach = (name: string): void => {
    for (const next of chunks[name]?.imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reach(next);
    }
  };
  reach(file);
  return seen.has(file);
}

/** ES source → minified System.register source. */
export async function convertToSystem(code: string, fileName: string): Promise<string> {
  const system = await asSystem(code, fileName);
  return (await minified(system.code, fileName)).code;
}

async function asSystem(code: string, fileName: string) {
  const converted = await transformAsync(code, {
    filename: fileName,
    babelrc: false,
    configFile: false,
    compact: true,
    comments: false,
    sourceType: 'module',
    sourceMaps: true,
    // The System plugin types its per-file state more narrowly than Babel's own PluginItem.
    plugins: [
      ...(code.includes('__vitePreload') ? [plainDynamicImports] : []),
      dynamicImport,
      modulesSystem as PluginItem,
      exportedAtOnce,
      compiledAtOnce,
    ],
    generatorOpts: { retainFunctionParens: true },
  });
  if (!converted?.code)
    throw new Error(`Babel returned no code for ${fileName}. Check that it is an ES module.`);
  return { code: converted.code, map: converted.map ? JSON.stringify(converted.map) : null };
}

async function minified(code: string, fileName: string) {
  const small = await minify(fileName, code, { module: false, mangle: true, sourcemap: true });
  const [problem] = small.errors;
  if (problem)
    throw new Error(
      `oxc could not minify ${fileName}: ${problem.message}. Check the syntax of its sources.`,
    );
  return { code: small.code, map: small.map ? JSON.stringify(small.map) : null };
}

/**
 * Unwraps dynamic imports. Vite passes each of them to a helper that would preload files; without preloading, the
 * helper only calls what it gets.
 */
const plainDynamicImports = ({ types }: { readonly types: typeof babelTypes }): PluginObject => ({
  visitor: {
    Program(program) {
      program.traverse({
        CallExpression(path) {
          const { callee, arguments: given } = path.node;
          if (!types.isIdentifier(callee) || !callee.name.startsWith('__vitePreload')) return;
          const [load] = given;
          if (!types.isArrowFunctionExpression(load)) return;
          path.replaceWith(
            types.isBlockStatement(load.body) ? types.callExpression(load, []) : load.body,
          );
        },
        ImportDeclaration(path) {
          if (path.node.source.value.includes('preload-helper')) path.remove();
        },
      });
    },
  },
});

/**
 * Puts the module's two functions in parentheses, because V8 compiles such a function at once. Otherwise it would preparse
 * the whole module, then the body of `execute`, and parse everything again when it is called.
 */
const compiledAtOnce = (): PluginObject => ({
  visitor: {
    Program: {
      exit({ node }) {
        const [statement] = node.body;
        if (statement?.type !== 'ExpressionStatement') return;
        if (statement.expression.type !== 'CallExpression') return;
        const declare = statement.expression.arguments.at(-1);
        if (declare?.type !== 'FunctionExpression') return;
        putInParentheses(declare);
        const answer = declare.body.body.at(-1);
        if (answer?.type !== 'ReturnStatement' || answer.argument?.type !== 'ObjectExpression')
          return;
        for (const property of answer.argument.properties)
          if (property.type === 'ObjectProperty' && property.value.type === 'FunctionExpression')
            putInParentheses(property.value);
      },
    },
  },
});

function putInParentheses(node: types.FunctionExpression) {
  node.extra = { ...node.extra, parenthesized: true };
}
