import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runProgram } from '../program.ts';
import { anIo } from '../test-kit/an-io.ts';

// A clone in which nothing was built.
vi.mock(import('../repository.ts'), () => ({ repository: '/nowhere', isClone: true }));

test('a comparison with a browser is refused before anything plays if the app was not built', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'fairlead-compare-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  writeFileSync(
    join(cwd, 'a.yaml'),
    'scenario: A\nas: new-founder\nsteps:\n  - see screen: intake\n',
  );
  const { io, said } = anIo(cwd);
  await runProgram(['run', 'a.yaml', '--compare', 'headless,browser'], io);
  expect(said).toMatchObject({
    out: '',
    err: 'The app has not been built, and the browser driver needs it. Run `npm start` once.\n',
    code: 2,
  });
});
