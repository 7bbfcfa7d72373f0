import type { Suspect } from '../terms/result.ts';
import { type Place, placeOf } from './place.ts';
import { type Played, type RankedCode, rankCode } from './rank-code.ts';

/** How many places are worth naming, of those that were changed and of the others. */
const most = 3;
/** Below it, most of what ran where it failed ran where it passed, too. */
const least = 0.5;
/** If more places than this tell as much, none tells anything: no scenario that passed went there. */
const tooMany = 15;
/** Lines of a file as near as this are one place. */
const near = 8;

/** Of places that tell as much, where causes are more often: rules, then what follows them. */
const floors = [
  /^shared\/domain\//,
  /^shared\/store\//,
  /^mfe\/[^/]+\/src\/model\//,
  /^(mfe|root-config)\//,
  /^shared\//,
];
/** What scenarios operate and read the product with. */
const tools = /^mfe\/[^/]+\/src\/tasks\b|^shared\/ui\/src\/semantics\//;

type PlacedCode = RankedCode & Place;

/**
 * Names the places that ran in the scenarios that failed, and hardly in those that passed; or were left out there. Lines
 * that were changed come first.
 */
export function findSuspects(
  played: readonly Played[],
  changed: readonly Place[] = [],
): readonly Suspect[] {
  const total = {
    failed: played.filter(({ hasFailed }) => hasFailed).length,
    passed: played.filter(({ hasFailed }) => !hasFailed).length,
  };
  if (total.failed === 0 || total.passed === 0) return [];
  const placed = rankCode(played).flatMap((code) => {
    const place = placeOf(code);
    return place && !tools.test(place.file) ? [{ ...code, ...place }] : [];
  });
  const suspect = ({ file, line, isLeftOut, failed, passed }: PlacedCode): Suspect => ({
    at: `${file}:${line}`,
    isChanged: changed.some((one) => one.file === file && one.line === line),
    isLeftOut,
    failed: [failed, total.failed],
    passed: [passed, total.passed],
  });
  const ofChanges = rankChanges(changed, placed).slice(0, most);
  const others = distinct(tellingPlaces(placed)).filter((one) => !isNearAny(one, ofChanges));
  return [...ofChanges, ...others.slice(0, most)].map(suspect);
}

/** The places that tell the scenarios apart, the best first. */
function tellingPlaces(placed: readonly PlacedCode[]): readonly PlacedCode[] {
  const telling = placed
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score || floorOf(one) - floorOf(other));
  const [best] = telling;
  const asGood = distinct(telling.filter(({ score }) => score === best?.score));
  return asGood.length > tooMany ? [] : telling;
}

/** The changed lines, those first that tell the scenarios apart. What no scenario ran may have run as the product started: texts and tables. */
function rankChanges(
  changed: readonly Place[],
  placed: readonly PlacedCode[],
): readonly PlacedCode[] {
  const partsOf = Map.groupBy(
    placed.filter(({ isLeftOut }) => !isLeftOut),
    ({ file }) => file,
  );
  const ran = changed.map((place) => {
    const around = partAround(place.line, partsOf.get(place.file) ?? []);
    return { ...(around ?? unrecorded), ...place };
  });
  const ranked = ran.sort((one, other) => other.score - one.score);
  const relevant = ranked.filter(({ failed }) => failed > 0);
  return distinct(relevant.length > 0 ? relevant : ranked);
}

/** The part of a file that a line is in: the last one that begins before it. */
function partAround(line: number, parts: readonly PlacedCode[]): PlacedCode | undefined {
  const before = parts.filter((one) => one.line <= line);
  const last = Math.max(...before.map((one) => one.line));
  const [best] = before
    .filter((one) => one.line === last)
    .sort((one, other) => other.score - one.score);
  return best;
}

/** A part of the code of which no scenario's recording tells. */
const unrecorded = { url: '', offset: 0, isLeftOut: false, score: 0, failed: 0, passed: 0 };

const floorOf = ({ file }: Place) => floors.findIndex((floor) => floor.test(file));

/** One of several places that are near each other. */
function distinct(places: readonly PlacedCode[]): readonly PlacedCode[] {
  const chosen: PlacedCode[] = [];
  for (const place of places) if (!isNearAny(place, chosen)) chosen.push(place);
  return chosen;
}

const isNearAny = (place: Place, others: readonly Place[]) =>
  others.some((one) => one.file === place.file && Math.abs(one.line - place.line) <= near);
