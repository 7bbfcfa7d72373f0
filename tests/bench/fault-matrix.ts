import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Bench } from './figure.ts';
import { root } from './places.ts';
import { median } from './statistics.ts';

const runs = 3;

type Report = { readonly fault_matrix_seconds: number; readonly problems: number };

/** How long the fault matrix takes headless: every call of the applicant's areas, with every fault. */
export const faultMatrix: Bench = {
  figures: [{ name: 'fault_matrix_seconds', unit: 's', goal: { atMost: 20 } }],
  async measure(say) {
    const seconds = Array.from({ length: runs }, () => {
      const took = play();
      say(`${took} s`);
      return took;
    });
    return {
      fault_matrix_seconds: { value: median(seconds), from: `the median of ${runs} runs` },
    };
  },
};

function play(): number {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tests/faults/main.ts'), '--json'],
    { cwd: root, encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(`The fault matrix said: ${stdout}${stderr}`);
  const { fault_matrix_seconds, problems } = JSON.parse(stdout) as Report;
  if (problems > 0) throw new Error(`The fault matrix found ${problems} problems`);
  return fault_matrix_seconds;
}
