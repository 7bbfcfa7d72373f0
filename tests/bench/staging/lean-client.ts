import { connect, type Socket } from 'node:net';

export type LeanRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * An HTTP client that costs a tenth of Node's own: it shares the machine's processors with the servers it measures. It
 * keeps connections open, sends one request at a time on each, and only reads the status of a response.
 */
export type LeanClient = {
  /** Resolves to the status. Rejects with `Refused` if nothing was sent, with another error if no answer came. */
  send(request: LeanRequest): Promise<number>;
  close(): void;
};

/** Nobody listens at the address, so the request was not sent. */
export class Refused extends Error {
  override name = 'Refused';
}

type Waiting = {
  readonly resolve: (status: number) => void;
  readonly reject: (error: Error) => void;
};

/** As many connections as a proxy keeps to one server. A request beyond waits for one of them. */
const maxConnections = 64;

const headEnd = Buffer.from('\r\n\r\n');

export function createLeanClient(url: string): LeanClient {
  const { hostname, port, host } = new URL(url);
  const idle: Connection[] = [];
  const open = new Set<Connection>();
  const queue: (() => void)[] = [];
  let busy = 0;

  async function take(): Promise<Connection> {
    const kept = idle.pop();
    if (kept) return kept;
    const connection = await openConnection(
      hostname === 'localhost' ? '127.0.0.1' : hostname,
      Number(port),
    );
    open.add(connection);
    connection.socket.once('close', () => {
      open.delete(connection);
      const place = idle.indexOf(connection);
      if (place >= 0) idle.splice(place, 1);
    });
    return connection;
  }

  return {
    async send(request) {
      if (busy >= maxConnections) await new Promise<void>((resolve) => queue.push(resolve));
      busy += 1;
      try {
        const connection = await take();
        const status = await connection.exchange(write(request, host));
        idle.push(connection);
        return status;
      } finally {
        busy -= 1;
        queue.shift()?.();
      }
    },
    close() {
      for (const { socket } of open) socket.destroy();
    },
  };
}

type Connection = { readonly socket: Socket; exchange(text: string): Promise<number> };

function openConnection(host: string, port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    let waiting: Waiting | null = null;
    let received: Buffer = Buffer.alloc(0);
    const refuse = () => reject(new Refused(`Nobody listens at ${host}:${port}.`));
    socket.once('error', refuse);
    socket.once('connect', () => {
      socket.off('error', refuse);
      // It closes next, which is what counts.
      socket.on('error', () => {});
      resolve({
        socket,
        exchange: (text) =>
          new Promise((done, failed) => {
            if (socket.destroyed) failed(new Error('The connection has closed.'));
            waiting = { resolve: done, reject: failed };
            socket.write(text);
          }),
      });
    });
    socket.on('close', () =>
      waiting?.reject(new Error('The connection closed without an answer.')),
    );
    socket.on('data', (part: Buffer) => {
      received = received.length === 0 ? part : Buffer.concat([received, part]);
      const status = readAnswer(received);
      if (status === null) return;
      received = Buffer.alloc(0);
      const { resolve: done } = waiting ?? { resolve: () => {} };
      waiting = null;
      done(status);
    });
  });
}

/** The status of an answer that has come as a whole; null as long as some of it is missing. */
function readAnswer(received: Buffer): number | null {
  const end = received.indexOf(headEnd);
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('An answer of staging says how long it is.');
  return received.length < end + headEnd.length + Number(length) ? null : Number(head.slice(9, 12));
}

function write({ method, path, headers, body }: LeanRequest, host: string): string {
  let text = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n`;
  for (const name in headers) text += `${name}: ${headers[name]}\r\n`;
  if (body !== undefined)
    text += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${text}\r\n${body ?? ''}`;
}
