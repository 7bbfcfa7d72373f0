// Prints how long the whole matrix takes: `node tests/faults/main.ts`, with --json as one object.
import { runMatrix } from './run-matrix.ts';

const { calls, threads, problems, seconds } = await runMatrix();
const out = process.argv.includes('--json')
  ? JSON.stringify({ fault_matrix_seconds: Number(seconds.toFixed(2)), problems: problems.length })
  : [
      ...problems,
      `${calls} calls in ${seconds.toFixed(2)} s, ${threads} at a time, ${problems.length} problems`,
    ].join('\n');
process.stdout.write(`${out}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
