// Finds a browser for the browser tests: the one on the machine, otherwise Debian's package (if we can install it),
// otherwise WebdriverIO's download.
import { spawnSync } from 'node:child_process';
import { findChromium, howToInstallChromium } from '@fairlead/build/chromium';

const found = findChromium() ?? installed();
console.log(
  found
    ? `Chromium: ${found.binary}`
    : `No Chromium on this machine: WebdriverIO will download its own. If that fails, install one: ${howToInstallChromium}`,
);

/** Installs Debian's packages if this is root on a machine with apt-get. */
function installed() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return null;
  console.log('No Chromium on this machine: installing the packages chromium and chromium-driver.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0;
  return apt('update') && apt('install', '-y', 'chromium', 'chromium-driver')
    ? findChromium()
    : null;
}
