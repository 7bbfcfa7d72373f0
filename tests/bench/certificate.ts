import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { cache } from './places.ts';

/** A key and a certificate that nobody vouches for: browsers speak HTTP/2 only over TLS. */
export async function ownCertificate(): Promise<{ readonly key: string; readonly cert: string }> {
  const both = await getCertificate(join(cache, 'certificate'), 'bench', ['localhost']);
  return { key: both, cert: both };
}
