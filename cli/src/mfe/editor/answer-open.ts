import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OpenPlace } from './open-in-editor.ts';

/** The most that a place may be, in bytes. */
const longest = 2_000;

/**
 * Answers a page that asks for a place to be opened: 204, or a sentence that says why not. Only a page of this server
 * may ask: browsers name the origin of a page in each POST, and no page can change that.
 */
export async function answerOpen(
  request: IncomingMessage,
  response: ServerResponse,
  open: OpenPlace,
): Promise<void> {
  const say = (status: number, text: string) =>
    void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
  if (request.method !== 'POST') return say(405, 'Use POST.');
  if (!isOwnPage(request)) return say(403, 'Only a page of this server may open a file.');
  const place = await textOf(request);
  if (place === null) return say(413, 'A place is shorter.');
  const because = await open(place);
  if (because) return say(409, because);
  response.writeHead(204).end();
}

/** Whether the page is one of this server, by a name that only this machine has. */
function isOwnPage({ headers, socket }: IncomingMessage): boolean {
  const names = ['localhost', '127.0.0.1'];
  return names.some((name) => headers.origin === `http://${name}:${socket.localPort}`);
}

async function textOf(request: IncomingMessage): Promise<string | null> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > longest) return null;
  }
  return text;
}
