import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Bench } from './figure.ts';
import { root } from './places.ts';
import { inTurns, median } from './statistics.ts';

const rounds = 15;
const command = join(root, 'cli/bin/fairlead.mjs');
const scenario = 'scenarios/intake/an-empty-intake-form.yaml';

/** How long one scenario takes from a cold start, compared with an empty Node process. */
export const runOneCold: Bench = {
  figures: [{ name: 'run_one_cold_vs_node', unit: 'x', goal: { atMost: 8 } }],
  async measure() {
    const times = await inTurns(rounds, {
      fairlead: async () => time(command, 'run', scenario),
      node: async () => time('-e', '0'),
    });
    const ours = median(times.fairlead);
    const bare = median(times.node);
    return {
      run_one_cold_vs_node: {
        value: ours / bare,
        from: `${Math.round(ours)} ms against ${Math.round(bare)} ms for node -e 0, ${rounds} each`,
      },
    };
  },
};

function time(...args: string[]): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root });
  const duration = performance.now() - start;
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return duration;
}
