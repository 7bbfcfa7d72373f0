import type { CoverageFeature } from '@fairlead/contracts/packages';
import { coverageDetails } from '../../../content/coverage-details.ts';
import { content } from '../../../content.ts';

type Props = { readonly name: string; readonly features: readonly CoverageFeature[] };

/** The long text of a coverage: description, features, exclusions and claims. */
export function CoverageContentView({ name, features }: Props) {
  const copy = coverageDetails(name);
  if (!copy) return null;
  const enabled = features.filter((one) => one.is_enabled).map(({ unique_name }) => unique_name);
  const shown = copy.features.filter(
    (feature) => !feature.onlyWhenEnabled || enabled.includes(feature.name),
  );
  const isIncluded = (feature: string) => features.length === 0 || enabled.includes(feature);
  return (
    <>
      <p>{copy.longCopy}</p>
      <section className="stack stack-3">
        <h3 className="heading">{content.package.drawer.includes}</h3>
        <ul className="feature-list">
          {shown.map((feature) => (
            <li key={feature.name} className={isIncluded(feature.name) ? '' : 'is-none'}>
              <ui-icon name={isIncluded(feature.name) ? 'check' : 'cross'} />
              <div>
                <p className="strong">
                  {feature.title}
                  {isIncluded(feature.name) ? null : (
                    <span className="muted"> {content.package.drawer.notIncluded}</span>
                  )}
                </p>
                <p className="small muted">{feature.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack stack-3">
        <h3 className="heading">{content.package.drawer.excludes}</h3>
        <ul className="feature-list">
          {copy.doesNotCover.map((one) => (
            <li key={one}>
              <ui-icon name="cross" />
              <p>{one}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack stack-3">
        <h3 className="heading">{content.package.drawer.examples}</h3>
        {copy.examples.map((example) => (
          <div key={example.title} className="example">
            <p className="strong">{example.title}</p>
            <p>{example.text}</p>
          </div>
        ))}
      </section>
      <section className="faq">
        <h3 className="heading">{content.package.drawer.faqs}</h3>
        {copy.faqs.map(({ q, a }) => (
          <details key={q}>
            <summary>{q}</summary>
            <p>{a}</p>
          </details>
        ))}
      </section>
    </>
  );
}
