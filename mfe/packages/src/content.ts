import { homeText } from './content/home.ts';
import { packageText } from './content/package-page.ts';
import { paymentText } from './content/payment.ts';

/** Copy of this area: exact texts of the specification, and what it leaves open. Coverage copy is in ./content/coverages. */
export const content = { ...homeText, ...paymentText, package: packageText } as const;
