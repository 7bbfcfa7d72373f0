import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { buildAll, readModuleList } from '@fairlead/build';
import { productionEnv } from '@fairlead/build/testing/production-env';
import type { Bench } from './figure.ts';
import { buildMonolith } from './monolith/build-monolith.ts';
import { cache, root } from './places.ts';
import { median } from './statistics.ts';
import { weighAssets } from './weigh-assets.ts';

const copy = join(cache, 'redeploy/repository');
const dist = join(cache, 'redeploy/dist');

/** The bytes that users load again after one team's deployment, compared with a single build. */
export const redeploy: Bench = {
  figures: [
    { name: 'redeploy_bytes_share', unit: 'x', goal: { atMost: 0.05 } },
    { name: 'redeploy_bytes_share_worst', unit: 'x' },
  ],
  async measure(say) {
    copyRepository();
    const areas = Object.entries(readModuleList(copy).modules).filter(([name]) =>
      /\/mfe-(?!kit$)/.test(name),
    );
    const { bytes: monolith } = await buildMonolith();
    let before = await deploy();
    const shares: { area: string; bytes: number }[] = [];
    for (const [name, { workspace }] of areas) {
      change(name, workspace);
      const after = await deploy();
      const bytes = [...after].reduce(
        (total, [file, size]) => total + (before.has(file) ? 0 : size),
        0,
      );
      say(
        `${name}: ${bytes} bytes in ${[...after.keys()].filter((file) => !before.has(file)).join(' ')}`,
      );
      shares.push({ area: name.replace('@fairlead/mfe-', ''), bytes });
      before = after;
    }
    const middle = median(shares.map(({ bytes }) => bytes));
    const worst = shares.reduce((one, other) => (one.bytes > other.bytes ? one : other));
    return {
      redeploy_bytes_share: {
        value: middle / monolith,
        from: `${kilo(middle)} of ${kilo(monolith)}, median of ${shares.length} micro-frontends`,
      },
      redeploy_bytes_share_worst: {
        value: worst.bytes / monolith,
        from: `${kilo(worst.bytes)} of ${kilo(monolith)}: ${worst.area}`,
      },
    };
  },
};

/** A copy for changes, so that the repository's files stay unchanged. */
function copyRepository() {
  rmSync(copy, { recursive: true, force: true });
  rmSync(dist, { recursive: true, force: true });
  const left = new Set(['node_modules', '.git', '.cache', 'dist', 'reports']);
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(root).filter((name) => !left.has(name)))
    cpSync(join(root, entry), join(copy, entry), {
      recursive: true,
      filter: (path) => !left.has(basename(path)),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, '.cache'));
  symlinkSync(join(root, '.cache/compressed'), join(copy, '.cache/compressed'));
}

/** Simulates a team's release: a new version, with a change in a file that the rest of the area imports. */
function change(name: string, workspace: string) {
  appendFileSync(
    join(copy, workspace, 'src/model/index.ts'),
    "\nconsole.debug('another build');\n",
  );
  for (const file of [join(copy, 'import-map.json'), join(copy, workspace, 'package.json')])
    writeFileSync(file, bumped(JSON.parse(readFileSync(file, 'utf8')), name));
}

function bumped(
  json: { name?: string; version?: string; modules?: Record<string, object> },
  name: string,
) {
  const next = json.modules
    ? { ...json, modules: { ...json.modules, [name]: { ...json.modules[name], version: '0.1.1' } } }
    : { ...json, version: '0.1.1' };
  return JSON.stringify(next, null, 2);
}

/** Builds and composes; answers the scripts and styles with their bytes as they travel. */
async function deploy(): Promise<ReadonlyMap<string, number>> {
  await buildAll({ root: copy, mode: 'production', dist, env: productionEnv });
  return weighAssets(dist);
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
