import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@fairlead/build/build-manifest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runProgram } from '../program.ts';
import { aTeamWithKey } from '../test-kit/a-team.ts';
import { anIo } from '../test-kit/an-io.ts';

/** Only limits what never comes. In ms. */
const waiting = { interval: 5, timeout: 30_000 };

/** A registry with a platform of one document. */
async function aPlatform() {
  const team = await aTeamWithKey();
  const { run, write } = team;
  const verifier = { url: '/assets/signed-1.js', integrity: integrityOf('verify') };
  const verifiers = { verifier, rolloutsVerifier: verifier };
  const map = {
    ...{ revision: 'one', imports: {}, depcache: {}, modules: {}, platform: {}, ...verifiers },
    integrity: { [verifier.url]: verifier.integrity },
  };
  write('composed/import-map.json', JSON.stringify(map));
  write('composed/assets/signed-1.js', 'verify');
  write(
    'composed/pages/index.html',
    `<script id="fairlead-map" type="systemjs-importmap">${JSON.stringify(map)}</script><script src="/assets/boot-1.js"></script>`,
  );
  await run('keys', 'make', 'platform');
  await run('publish', '--platform', 'composed');
  /** Follows the registry, and stops at once. */
  const follow = async () => {
    const { io, said } = anIo(team.cwd, {
      env: { CI: '1' },
      onInterrupt: (stop) => {
        stop();
        return () => {};
      },
    });
    const args = ['composed', '--out', 'www', '--follow', '--health', '/api/health'];
    await runProgram(['mfe', 'deploy', ...args], io);
    return said;
  };
  return { ...team, follow };
}

test('a deployment that follows its registry is a link to the newest revision, which has the files of those before', async () => {
  const { run, build, follow, cwd } = await aPlatform();
  const www = join(cwd, 'www');
  const document = () => readFileSync(join(www, 'current/pages/index.html'), 'utf8');
  await run('publish');
  expect((await follow()).out).toBe(
    'www is revision 5, with releases of letters and the files of 0 earlier deployments\n',
  );
  expect(readlinkSync(join(www, 'current'))).toBe('r5');
  expect(document()).toContain('{"health":"/api/health","builds":{}}');
  build('1.1.0', {}, 'mfe-letters-2.js');
  await run('publish', '--to', '10%');
  await follow();
  expect(document()).toContain('"builds":{"mfe-letters":{"imports"');
  await run('rollout', 'letters', '1.1.0', '--to', '100%');
  await follow();
  expect(readlinkSync(join(www, 'current'))).toBe('r7');
  expect(document()).toContain('"builds":{}');
  expect(readdirSync(www).sort()).toEqual(['current', 'r6', 'r7']);
  expect(existsSync(join(www, 'current/assets/mfe-letters/mfe-letters-1.js'))).toBe(true);
});

test('a follower that was refused once and then is not ends without an error', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { run, cwd } = await aPlatform();
  await run('publish');
  const { io, said, interrupt } = anIo(cwd, { env: { CI: '1' } });
  const ended = runProgram(['mfe', 'deploy', 'composed', '--out', 'www', '--follow'], io);
  const look = async (seen: () => boolean) => {
    await vi.waitUntil(() => vi.getTimerCount() > 0, waiting);
    await vi.advanceTimersByTimeAsync(15_000);
    await vi.waitUntil(seen, waiting);
  };
  await vi.waitUntil(() => said.err.includes('Following'), waiting);
  const head = join(cwd, '.fairlead/registry/metadata/5.timestamp.json');
  const text = readFileSync(head, 'utf8');
  writeFileSync(head, text.replace('"version":', '"version":9'));
  await look(() => said.code === 1);
  writeFileSync(head, text);
  await look(() => said.code === 0);
  interrupt();
  await ended;
  expect(said.code).toBe(0);
});

test('a follower that is started anew leaves the folder that is served alone', async () => {
  const { run, follow, cwd } = await aPlatform();
  await run('publish');
  await follow();
  await follow();
  const www = join(cwd, 'www');
  expect(readlinkSync(join(www, 'current'))).toBe('r5-2');
  expect(readdirSync(www).sort()).toEqual(['current', 'r5', 'r5-2']);
});
