// `npm run build`: builds what changed and composes the app with the sandbox in dist/sandbox.
// `npm run build -- --staging`: composes what `fairlead staging` serves in dist/staging.
// `npm run build -- --production`: composes what customers get in dist/production; docs/production.md lists the settings.
import { join } from 'node:path';
import { buildAll, missingSettings, readSiteSettings, readVendorSettings } from '@fairlead/build';
import { readOptions } from './read-options.ts';

const usage = `npm run build                   builds the app with the sandbox into dist/sandbox
npm run build -- --staging      builds what \`fairlead staging\` serves into dist/staging
npm run build -- --production   builds what customers get into dist/production`;

const { values } = readOptions(
  {
    options: {
      production: { type: 'boolean', default: false },
      staging: { type: 'boolean', default: false },
    },
  },
  usage,
);
const mode = values.production ? 'production' : values.staging ? 'staging' : 'sandbox';
if (mode === 'production') printMissingSettings();
const { built } = await buildAll({
  root: join(import.meta.dirname, '..'),
  mode,
  onBuilt: (name, duration) => console.log(`  built ${name} (${Math.round(duration)} ms)`),
});
console.log(
  built.length === 0
    ? 'Nothing changed since the last build.'
    : `Built ${built.length === 1 ? '1 part' : `${built.length} parts`}.`,
);

/** Prints the settings that are missing, so that nobody deploys without a vendor by accident. */
function printMissingSettings() {
  try {
    const settings = readVendorSettings(process.env);
    console.log(`Environment: ${settings.environment}.`);
    for (const sentence of missingSettings(settings)) console.log(`  ${sentence}`);
    readSiteSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
