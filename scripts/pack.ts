// `npm run pack`: writes a tarball of every package that teams install into dist/packages, and what each of them offers into
// docs/api. Nothing is uploaded.
// `npm run pack -- --check`: checks the tarballs as their users resolve them, and that docs/api says what they offer.
import { relative } from 'node:path';
import { createReports, outOfDate, writeReports } from './packing/api-reports.ts';
import { checkPackages } from './packing/check-packages.ts';
import { packAll } from './packing/pack-all.ts';
import { readOptions } from './read-options.ts';
import { root } from './steps.ts';

const usage = `npm run pack              writes the tarballs of all public packages into dist/packages, and docs/api
npm run pack -- --check   checks the tarballs with publint and attw, and that docs/api is up to date`;
const { values } = readOptions({ options: { check: { type: 'boolean', default: false } } }, usage);
const packed = await packAll(root);
for (const { tarball } of packed) console.log(relative(root, tarball));
const reports = await createReports(packed);
if (values.check) {
  const difference = outOfDate(root, reports);
  if (difference) {
    console.error(difference);
    process.exitCode = 1;
  }
  await checkPackages(root, packed);
} else writeReports(root, reports);
