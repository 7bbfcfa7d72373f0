import { createServer } from 'node:net';

/** The port itself, or the next one up that nobody listens on. */
export async function findFreePort(port: number, tries = 50): Promise<number> {
  if (await isFree(port)) return port;
  if (tries === 0)
    throw new Error(`Nothing is free from port ${port - 50} to ${port}. Name another.`);
  return findFreePort(port + 1, tries - 1);
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
