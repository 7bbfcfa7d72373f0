import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(?:js|css|html|json|svg|txt)$/;

/** Writes `file.br` and `file.gz` beside a file. Results are kept by content: quality 11 is slow. */
export async function compressFile(file: string, cache: string): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  const kept = join(cache, createHash('sha256').update(content).digest('hex'));
  await Promise.all([
    writeKept(`${kept}.br`, `${file}.br`, () =>
      toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    ),
    writeKept(`${kept}.gz`, `${file}.gz`, () => toGzip(content, { level: 9 })),
  ]);
}

async function writeKept(kept: string, target: string, make: () => Promise<Buffer>) {
  if (existsSync(kept)) return writeFile(target, await readFile(kept));
  const compressed = await make();
  await mkdir(join(kept, '..'), { recursive: true });
  await Promise.all([writeFile(kept, compressed), writeFile(target, compressed)]);
}
