import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { repository } from '../../repository.ts';
import type { ReportedError } from '../terms/result.ts';
import { builtPosition, type Position } from './built-file.ts';

const frame = /(?:file:\/\/|(https?:\/\/[^/\s()]+))?(\/[^\s()]+):(\d+):(\d+)\)?$/;
const product = /^(mfe|shared|root-config)\//;
/** The headless page and test fixtures aren't part of the product. */
const scaffold = /(^|\/)node_modules\/|^shared\/(headless-page|mfe-kit\/src\/testing)\//;

/** Code that converts responses to errors. The call says more than this line. */
const answers = /^shared\/(contracts|sandbox)\/|^shared\/store\/src\/calls\/call-fx\.ts/;

/**
 * Returns the product's lines in a stack, innermost first, e.g. `mfe/payment/src/model/pay.ts:41`. Uses source maps
 * for bundles, and for files that a browser loaded from the app's server.
 */
export function locationsIn(stack: string): readonly string[] {
  const locations = stack.split('\n').flatMap((line) => {
    const [, origin, file, row, column] = frame.exec(line.trim()) ?? [];
    if (!file) return [];
    const position = { file, row: Number(row), column: Number(column) };
    const built = origin ? builtPosition(position) : position;
    return built ? [sourceOf(built)] : [];
  });
  const own = locations.filter((location) => product.test(location) && !scaffold.test(location));
  return [...new Set(own)];
}

/** Converts an error to its form in a report. */
export function readError(
  { message, stack = '' }: { readonly message: string; readonly stack?: string },
  where: string,
): ReportedError {
  const [at] = locationsIn(stack);
  return { message, where, ...(at && !answers.test(at) ? { at } : {}) };
}

const maps = new Map<string, SourceMap | null>();

function sourceOf({ file, row, column }: Position): string {
  const entry = mapOf(file)?.findEntry(row - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return `${fromRoot(file)}:${row}`;
  return `${fromRoot(resolve(dirname(file), entry.originalSource))}:${entry.originalLine + 1}`;
}

/** Read only when an error needs it, because most runs have none and maps are large. */
function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const beside = `${file}.map`;
  const map = existsSync(beside) ? new SourceMap(JSON.parse(readFileSync(beside, 'utf8'))) : null;
  maps.set(file, map);
  return map;
}

const fromRoot = (file: string) => relative(repository, join('/', file));
