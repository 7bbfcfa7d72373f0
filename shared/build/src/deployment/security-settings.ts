import type { Mode } from '../module-list.ts';
import type { PageSettings } from '../page.ts';

/** What the headers of a deployment depend on. */
export type SecuritySettings = {
  /** Origins that the page's own code calls besides its own. */
  readonly backEnds: readonly string[];
  /** Origins whose pages may embed ours in a frame. */
  readonly partners: readonly string[];
  /** Where browsers send reports; empty: nowhere. */
  readonly reports: string;
  /** Whether every address of the deployment is served over https. */
  readonly isSecure: boolean;
  /** Whether bank accounts may be linked in the provider's test environment. */
  readonly hasBankTests: boolean;
};

type SecurityVariable = {
  readonly variable: string;
  readonly is: string;
  readonly without: string;
};

/** `docs/production.md` lists the same. */
export const securityVariables: Readonly<Record<'partners' | 'reports', SecurityVariable>> = {
  partners: {
    variable: 'FAIRLEAD_PARTNER_ORIGINS',
    is: 'origins of partners, separated by spaces: their pages may show the product in a frame, and sign-in returns to them',
    without: 'no page of another origin may, and a sign-in window stays open',
  },
  reports: {
    variable: 'FAIRLEAD_REPORTS_URL',
    is: 'the https address that browsers send security reports to (CSP)',
    without: 'security reports aren’t collected',
  },
};

const read = (env: NodeJS.ProcessEnv, name: keyof typeof securityVariables) =>
  env[securityVariables[name].variable]?.trim() ?? '';

/** Reads the origins of partners. Throws an error that names the variable if one isn't an origin. */
export function readPartners(env: NodeJS.ProcessEnv): string[] {
  const partners = read(env, 'partners').split(/\s+/).filter(Boolean);
  for (const origin of partners) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(
        `${securityVariables.partners.variable} has '${origin}', which is not an origin. Write each as https://www.example.com, without a path.`,
      );
  }
  return partners;
}

/** Reads the settings of the headers. Throws an error that names a variable with an unusable value. */
export function readSecuritySettings(
  mode: Mode,
  { sites, vendors, partners }: PageSettings,
  env: NodeJS.ProcessEnv = process.env,
): SecuritySettings {
  const isProduction = mode === 'production';
  const reports = isProduction ? read(env, 'reports') : '';
  if (reports !== '' && !(URL.canParse(reports) && new URL(reports).protocol === 'https:'))
    throw new Error(
      `${securityVariables.reports.variable} is '${reports}'. Set it to an https address.`,
    );
  return {
    backEnds: sites.api === '' ? [] : [sites.api],
    partners,
    reports,
    isSecure: isProduction,
    hasBankTests: vendors.environment !== 'production',
  };
}
