import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { cache } from './places.ts';

/** A self-signed certificate and its key, because browsers only use HTTP/2 over TLS. */
export async function ownCertificate(): Promise<{ readonly key: string; readonly cert: string }> {
  const both = await getCertificate(join(cache, 'certificate'), 'bench', ['localhost']);
  return { key: both, cert: both };
}
