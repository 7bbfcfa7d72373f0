import { HttpError } from '../../calls/http-error.ts';
import type { ApplicationRow, OutsideValue } from '../../database/tables.ts';
import type { World } from '../../world/world.ts';

/** The facts about a company from Carta's cap table. */
const capTable: readonly OutsideValue[] = [
  { unique_name: 'total-funding-raised', source: 'ENRICHMENT', value: 520_000_000, index: 0 },
  { unique_name: 'last-round', source: 'ENRICHMENT', value: 'SEED', index: 0 },
  { unique_name: 'stakeholders-over-10-percent', source: 'ENRICHMENT', value: 4, index: 0 },
];

/** Reads the cap table with the code of Carta's callback. Codes that begin with carta-ok work, others do not. */
export async function importFromCarta(
  world: World,
  application: ApplicationRow,
  code: string,
): Promise<void> {
  if (!code.startsWith('carta-ok'))
    throw new HttpError(400, 'Carta did not accept the code', { code: 'carta_import_failed' });
  const names = capTable.map(({ unique_name }) => unique_name);
  await world.store.put('application', {
    ...application,
    carta_connected: true,
    context: { ...application.context, carta_connected: true },
    outside: [
      ...application.outside.filter(
        ({ source, unique_name }) => source !== 'ENRICHMENT' || !names.includes(unique_name),
      ),
      ...capTable,
    ],
  });
}
