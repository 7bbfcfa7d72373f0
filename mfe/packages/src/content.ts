import { homeContent } from './content/home.ts';
import { packageContent } from './content/package-page.ts';
import { paymentContent } from './content/payment.ts';

/** Content of this area: exact texts of the specification, and what it leaves open. Coverage copy is in ./content/coverages. */
export const content = { ...homeContent, ...paymentContent, package: packageContent } as const;
