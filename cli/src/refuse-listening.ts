import { UsageError } from './usage-error.ts';

type Place = { readonly host: string; readonly port: number };

const isImpossible = new Set(['EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN']);

/** Rethrows an error of a server's start. Where it can't listen is a mistake of the one who named the place. */
export function refuseListening(error: unknown, who: string, { host, port }: Place): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE')
    throw new UsageError(
      `Port ${port} is taken. Name another one with --port, or 0 for a free one.`,
    );
  if (isImpossible.has(code))
    throw new UsageError(
      `${who} can’t listen on ${host}, port ${port}. Name others with --host and --port.`,
    );
  throw error;
}
