import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(?:js|css|html|json|svg|txt)$/;

/** `best` is slow: 60 ms for a document. `fast` takes a tenth of that and makes it 8% larger. */
export type Quality = 'best' | 'fast';

const levels: Readonly<Record<Quality, number>> = { best: 11, fast: 5 };

/** Writes `file.br` and `file.gz` beside a file. Results are kept by content, if there is a folder to keep them in. */
export async function compressFile(
  file: string,
  cache: string | null,
  quality: Quality,
): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).update(quality).digest('hex');
  const kept = (suffix: string) => cache && join(cache, hash + suffix);
  await Promise.all([
    writeKept(kept('.br'), `${file}.br`, () =>
      toBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: levels[quality],
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    ),
    writeKept(kept('.gz'), `${file}.gz`, () => toGzip(content, { level: 9 })),
  ]);
}

async function writeKept(kept: string | null, target: string, make: () => Promise<Buffer>) {
  if (!kept) return writeFile(target, await make());
  if (existsSync(kept)) return writeFile(target, await readFile(kept));
  const compressed = await make();
  await mkdir(join(kept, '..'), { recursive: true });
  await Promise.all([writeFile(kept, compressed), writeFile(target, compressed)]);
}
