// `npm run pack`: writes a tarball of every package that teams install into dist/packages. Nothing is uploaded.
// `npm run pack -- --check`: also checks the tarballs as their users resolve them.
import { relative } from 'node:path';
import { checkPackages } from './packing/check-packages.ts';
import { packAll } from './packing/pack-all.ts';
import { readOptions } from './read-options.ts';
import { root } from './steps.ts';

const usage = `npm run pack              writes the tarballs of all public packages into dist/packages
npm run pack -- --check   also checks them with publint and attw`;
const { values } = readOptions({ options: { check: { type: 'boolean', default: false } } }, usage);
const packed = await packAll(root);
for (const { tarball } of packed) console.log(relative(root, tarball));
if (values.check) await checkPackages(root, packed);
