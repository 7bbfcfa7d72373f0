import { expect, test } from 'vitest';
import { errorFacts } from './error-facts.ts';

const deployed = (version: string) => ({ version, requires: {}, css: [] });
const map = {
  revision: 'abc123',
  modules: {
    '@fairlead/root-config': deployed('0.3.0'),
    '@fairlead/mfe-intake': deployed('0.1.0'),
    '@fairlead/mfe-admin': deployed('0.5.0'),
    '@fairlead/mfe-claims-desk': deployed('0.7.0'),
  },
};
const header = { area: 'header', version: '0.1.0', isOpen: true, isOverride: false };
const intake = { area: 'intake', version: '0.2.0', isOpen: true, isOverride: true };

test.each([
  ['intake: render', [header, intake], 'intake@0.2.0', 'intake@0.2.0'],
  ['intake@0.2.0', [intake], 'intake@0.2.0', 'intake@0.2.0'],
  ['admin: start', [header, intake], 'admin@0.5.0', 'intake@0.2.0'],
  ['claims-desk: start', [header], 'claims-desk@0.7.0', 'no'],
  ['header: unmount', [header], 'header@0.1.0', 'no'],
  ['uncaught', [header, { ...intake, isOverride: false }], 'intake@0.2.0', 'no'],
  ['a lead event was lost', [header], 'root-config@0.3.0', 'no'],
] as const)(
  'an error at "%s" is reported with its part, the revision and the overrides',
  (where, builds, module, overridden) => {
    expect(errorFacts(`${where} at /, map abc123`, map, builds)).toEqual({
      module,
      revision: 'abc123',
      overridden,
    });
  },
);
