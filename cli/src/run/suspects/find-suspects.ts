import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locationsIn } from '../causes/source-location.ts';
import type { Suspect } from '../terms/result.ts';
import { type Played, type RankedCode, rankCode } from './rank-code.ts';

/** How many places are worth naming. */
const most = 3;
/** Below it, most of what ran where it failed ran where it passed, too. */
const least = 0.5;
/** Lines of a file as near as this are one place. */
const near = 8;
/** How many parts of the code are looked up in the sources. */
const lookedUp = 400;

/** Of places that tell as much, where causes are more often: rules, then what follows them. */
const floors = [
  /^shared\/domain\//,
  /^shared\/store\//,
  /^mfe\/[^/]+\/src\/model\//,
  /^(mfe|root-config)\//,
  /^shared\//,
];
/** What scenarios use to operate the product. */
const tasks = /^mfe\/[^/]+\/src\/(tasks|content)\b/;

/** Names the places that ran in the scenarios that failed, and hardly in those that passed; or were left out there. */
export function findSuspects(played: readonly Played[]): readonly Suspect[] {
  const total = {
    failed: played.filter(({ hasFailed }) => hasFailed).length,
    passed: played.filter(({ hasFailed }) => !hasFailed).length,
  };
  if (total.failed === 0 || total.passed === 0) return [];
  const ranked = rankCode(played).filter(({ score }) => score >= least);
  const placed = ranked.slice(0, lookedUp).flatMap((code) => {
    const at = locationOf(code);
    return at && !tasks.test(at.file) ? [{ ...code, ...at }] : [];
  });
  placed.sort((one, other) => other.score - one.score || floorOf(one) - floorOf(other));
  const chosen: (RankedCode & Place)[] = [];
  for (const place of placed) {
    if (chosen.length === most) break;
    if (!chosen.some((one) => isNear(one, place))) chosen.push(place);
  }
  return chosen.map(({ file, line, isLeftOut, failed, passed }) => ({
    at: `${file}:${line}`,
    isLeftOut,
    failed: [failed, total.failed],
    passed: [passed, total.passed],
  }));
}

type Place = { readonly file: string; readonly line: number };

const floorOf = ({ file }: Place) => floors.findIndex((floor) => floor.test(file));

const isNear = (one: Place, other: Place) =>
  one.file === other.file && Math.abs(one.line - other.line) <= near;

/** The product's line of a part; undefined for the command's own code. */
function locationOf({ url, offset }: RankedCode): Place | undefined {
  const [line = '', ...before] = textOf(url).slice(0, offset).split('\n').reverse();
  const [at] = locationsIn(`at ${url}:${before.length + 1}:${line.length + 1}`);
  const [, file, row] = /^(.+):(\d+)$/.exec(at ?? '') ?? [];
  return file ? { file, line: Number(row) } : undefined;
}

const texts = new Map<string, string>();

function textOf(url: string): string {
  const known = texts.get(url) ?? readFileSync(fileURLToPath(url), 'utf8');
  texts.set(url, known);
  return known;
}
