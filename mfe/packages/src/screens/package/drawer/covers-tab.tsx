import type { Coverage, SubCoverage } from '@fairlead/contracts/packages';
import { coverageLabel } from '@fairlead/domain/packages';
import { lazyView } from '@fairlead/mfe-kit';
import { Suspense, useState } from 'react';
import { content } from '../../../content.ts';

const CoverageContent = lazyView(
  async () => (await import('./coverage-content.tsx')).CoverageContentView,
);

/** What a coverage pays for. Cyber has a second row of tabs for its parts, third-party first (B§2). */
export function CoversTab({ coverage }: { readonly coverage: Coverage }) {
  const parts = coverage.sub_coverages.toSorted(thirdPartyFirst);
  const [chosen, choose] = useState(parts[0]?.unique_name);
  const part = parts.find(({ unique_name }) => unique_name === chosen) ?? null;
  const shown = part ?? coverage;
  return (
    <>
      {parts.length > 0 ? (
        <ui-tabs
          secondary
          label={content.package.drawer.parts}
          tabs={parts.map(({ unique_name }) => ({
            id: unique_name,
            text: coverageLabel(unique_name),
          }))}
          value={chosen}
          onui-change={({ detail }) => choose(detail)}
        />
      ) : null}
      <div
        className="stack covers"
        {...(part
          ? {
              role: 'tabpanel',
              id: `${part.unique_name}-panel`,
              'aria-labelledby': `${part.unique_name}-tab`,
            }
          : {})}
      >
        <Suspense fallback={<ui-skeleton lines={[100, 96, 80]} />}>
          <CoverageContent name={shown.unique_name} features={shown.coverage_features} />
        </Suspense>
      </div>
    </>
  );
}

const thirdPartyFirst = (a: SubCoverage, b: SubCoverage) => rank(a) - rank(b);
const rank = ({ unique_name }: SubCoverage) => (unique_name.includes('third_party') ? 0 : 1);
