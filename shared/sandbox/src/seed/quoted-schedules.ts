import type { Package } from '@fairlead/contracts/packages';
import type { PersonaPackage } from '../content/shapes/persona-package.ts';

/** Returns a package whose quotes have prices for these schedules alone. By the week, a year costs what it costs by the month. */
export function withSchedules(priced: Package, quoted: PersonaPackage['quoted']): Package {
  if (!quoted) return priced;
  const quotes = priced.quotes.map((quote) => ({
    ...quote,
    pricing_summaries: quoted.flatMap((billing_interval) => {
      const like = billing_interval === 'WEEKLY' ? 'MONTHLY' : billing_interval;
      const summary = quote.pricing_summaries.find((one) => one.billing_interval === like);
      return summary ? [{ ...summary, billing_interval }] : [];
    }),
  }));
  return { ...priced, quotes };
}
