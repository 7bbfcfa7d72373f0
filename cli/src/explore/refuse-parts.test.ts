import { expect, test } from 'vitest';
import { areaNames } from '../connect/areas.ts';
import { UsageError } from '../usage-error.ts';
import { refuseParts } from './refuse-parts.ts';

test('walks begin where all areas are installed, and are refused where some are not', () => {
  expect(() => refuseParts(areaNames)).not.toThrow();
  expect(() => refuseParts(['claims', 'intake', 'account', 'application', 'packages'])).toThrow(
    new UsageError(
      "The walks go over the whole product, and these areas aren't installed here: decision, renewal, checkout, admin. Run `fairlead explore` in the repository of Fairlead.",
    ),
  );
});
