// Turns the YAML pack of shared/sandbox/content into modules that Node and the browser can import:
// one src/content/generated/<name>.js (with its .d.ts) for each file, plus a short list of feature names taken from coverages.yaml.
// Each module's first line carries the hash of what it was made from, so an unchanged pack costs a few reads.
// They are JavaScript because stripping types from a text of 365 KB costs Node more than reading it.
// Usage: node scripts/content.mjs [--force]
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const sandbox = join(dirname(here), '..', 'shared', 'sandbox');
const source = join(sandbox, 'content');
const target = join(sandbox, 'src', 'content', 'generated');

/** Modules that hold a part of another file, for code that must not load all of it. */
const extracts = {
  'coverage-features': { from: 'coverages', take: coverageFeatures },
};

try {
  await generate(process.argv.includes('--force'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function generate(force) {
  mkdirSync(target, { recursive: true });
  const files = readdirSync(source).filter((file) => file.endsWith('.yaml'));
  const plan = [
    ...files.map((file) => ({ name: file.slice(0, -'.yaml'.length), file, take: (data) => data })),
    ...Object.entries(extracts).map(([name, { from, take }]) => ({
      name,
      file: `${from}.yaml`,
      take,
    })),
  ];
  removeOrphans(plan.flatMap(({ name }) => [`${name}.js`, `${name}.d.ts`]));

  const script = readFileSync(here);
  for (const { name, file, take } of plan) {
    const text = readFileSync(join(source, file), 'utf8');
    const mark = `// ${createHash('sha256').update(script).update(text).digest('hex')}`;
    const path = join(target, `${name}.js`);
    if (!force && firstLine(path) === mark) continue;
    const data = take(await parse(file, text));
    // A string handed to JSON.parse loads faster than the same data as an object literal.
    const json = JSON.stringify(JSON.stringify(data));
    writeFileSync(
      path,
      `${mark}\n// Made by scripts/content.mjs from content/${file}.\nexport const content = JSON.parse(${json});\n`,
    );
    writeFileSync(join(target, `${name}.d.ts`), 'export declare const content: unknown;\n');
  }
}

async function parse(file, text) {
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { merge: false });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    throw new Error(
      `shared/sandbox/content/${file} cannot be read.\n${problem.message}\nCorrect the YAML and run again.`,
    );
  }
  return document.toJS({ maxAliasCount: -1 });
}

function coverageFeatures({ coverages }) {
  return Object.fromEntries(
    coverages.map(({ unique_name, features, state_features = [] }) => [
      unique_name,
      [...features, ...state_features].map((feature) => ({
        unique_name: feature.unique_name,
        only_when_enabled: feature.only_when_enabled,
      })),
    ]),
  );
}

function removeOrphans(wanted) {
  for (const file of readdirSync(target)) {
    if (!wanted.includes(file)) rmSync(join(target, file));
  }
}

function firstLine(path) {
  try {
    return readFileSync(path, 'utf8').split('\n', 1)[0];
  } catch {
    return null;
  }
}
