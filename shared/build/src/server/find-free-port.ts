import { createServer } from 'node:net';
import { isLoopback, loopback } from './listening-host.ts';

/** The port itself, or the next one up that nobody listens on at this host. */
export async function findFreePort(port: number, host = loopback, tries = 50): Promise<number> {
  if (await isFree(port, host)) return port;
  if (tries === 0)
    throw new Error(`Nothing is free from port ${port - 50} to ${port}. Choose another port.`);
  return findFreePort(port + 1, host, tries - 1);
}

/** A browser resolves `localhost` to two addresses: a server on either would get its requests. */
async function isFree(port: number, host: string) {
  const hosts = isLoopback(host) ? ['127.0.0.1', '::1'] : [host];
  const answers = await Promise.all(hosts.map((one) => canListen(port, one)));
  return answers.every(Boolean);
}

function canListen(port: number, host: string) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has nobody listening there either.
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
