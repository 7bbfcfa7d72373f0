/** The default host: only this machine reaches the server. */
export const loopback = '127.0.0.1';

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

/** The address to open for a server that listens at a host; all interfaces include this machine. */
export function urlAt(host: string, port: number, scheme: 'http' | 'https' = 'http'): string {
  const isHere = isLoopback(host) || host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `${scheme}://${isHere ? 'localhost' : name}:${port}`;
}
