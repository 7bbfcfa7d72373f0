import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request } from 'node:http';

type Node = { readonly port: number; readonly process: ChildProcess };

/** Two WebDriver servers behind one address, which take turns when a browser is wanted. */
export type ToyGrid = {
  readonly url: string;
  /** How many browsers each server has started. */
  readonly started: readonly number[];
  /** Kills the first server with its browsers. */
  killFirst(): void;
  close(): Promise<void>;
};

/** Starts two ChromeDrivers and a proxy that passes each session's commands to the one that started it. */
export async function startToyGrid(driver: string): Promise<ToyGrid> {
  const nodes = await Promise.all([startNode(driver), startNode(driver)]);
  const owners = new Map<string, Node>();
  const started = nodes.map(() => 0);
  const server = createServer((incoming, outgoing) => {
    const id = /^\/session\/([^/]+)/.exec(incoming.url ?? '')?.[1];
    const turn = owners.size % nodes.length;
    const node = id === undefined ? nodes[turn] : owners.get(id);
    if (!node) return outgoing.writeHead(404).end();
    if (id === undefined) started[turn] = (started[turn] ?? 0) + 1;
    const { method, headers, url: path } = incoming;
    const passed = request({ port: node.port, method, path, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const session = /"sessionId":"(\w+)"/.exec(String(body))?.[1];
      if (id === undefined && session) owners.set(session, node);
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    started,
    killFirst: () => kill(nodes[0]),
    async close() {
      for (const node of nodes) kill(node);
      await new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      });
    },
  };
}

/** In a process group of its own, so that its browsers end with it. */
function startNode(driver: string): Promise<Node> {
  const process = spawn(driver, ['--port=0'], { detached: true });
  return new Promise((resolve, reject) => {
    process.once('exit', () => reject(new Error('ChromeDriver ended before it said its port')));
    process.stdout.on('data', (text) => {
      const port = /successfully on port (\d+)/.exec(String(text))?.[1];
      if (port) resolve({ port: Number(port), process });
    });
  });
}

function kill(node: Node | undefined): void {
  const pid = node?.process.pid;
  if (pid === undefined || node?.process.killed) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {}
}
