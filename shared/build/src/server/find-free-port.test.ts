import { createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './find-free-port.ts';

const listenAt = (host: string) =>
  new Promise<{ server: Server; port: number }>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });

test.each(['127.0.0.1', '0.0.0.0', '::'])(
  'a port that someone has at %s is not free',
  async (host) => {
    const { server, port } = await listenAt(host);
    expect(await findFreePort(port)).toBeGreaterThan(port);
    server.close();
  },
);
