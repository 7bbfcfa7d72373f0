// Runs the tests of the sandbox's use cases on a Postgres of this machine, or says why they are not run.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startPostgres } from '@fairlead/staging/test-kit/start-postgres';

const root = join(import.meta.dirname, '..');
const postgres = await startPostgres();
if ('notRun' in postgres) {
  console.log(`not run: ${postgres.notRun}. Install one: apt-get install postgresql`);
} else {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'shared/staging/use-cases.vitest.config.ts', ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, FAIRLEAD_TEST_DATABASE: postgres.url } },
  );
  await postgres.stop();
  process.exitCode = status ?? 1;
}
