import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { repository } from '../repository.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
ajv.addSchema(JSON.parse(readFileSync(join(repository, 'cli/report.schema.json'), 'utf8')));

/** Returns what the schema that a JSON report names refuses. */
export function refusedInReport(report: { readonly $schema: string }): readonly string[] {
  const fits = ajv.getSchema(report.$schema);
  if (!fits) return [`${report.$schema} is the name of no schema`];
  fits(report);
  return (fits.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
