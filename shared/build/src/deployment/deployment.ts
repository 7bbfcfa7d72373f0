import { compareSpecificity, routeNames, routeOf } from '@fairlead/domain';
import {
  assetHeaders,
  dataHeaders,
  documentHeaders,
  type Headers,
  returnHeaders,
} from './headers.ts';
import type { SecuritySettings } from './security-settings.ts';

export const deploymentFile = 'deployment.json';

/** What a server must know to serve a composed app: `deployment.json` beside its files. */
export type Deployment = {
  readonly headers: {
    readonly document: Headers;
    /** The document in which a partner's window ends. */
    readonly return: Headers;
    /** Files of `assets/`: named by their content. */
    readonly asset: Headers;
    /** `import-map.json` and the files of `public/`. */
    readonly data: Headers;
  };
  /** Which document answers which address; fixed segments come before parameters, so the first match counts. */
  readonly pages: readonly AddressedPage[];
  /** The document of every other address, answered with 404. */
  readonly otherwise: string;
};

type AddressedPage = { readonly pattern: string; readonly page: string };

/** The addresses at which the window of a partner's page comes back from the login site. */
const returnPattern = '/return/:from/callback';

/** The deployment of an app that has these documents; their inline scripts are allowed by their text. */
export function describeDeployment(
  documents: readonly string[],
  settings: SecuritySettings,
  inlineScripts: readonly string[] = [],
  /** The routes that areas bring. */
  added: readonly { readonly name: string; readonly pattern: string }[] = [],
): Deployment {
  const own = routeNames.map((name) => ({ name, pattern: routeOf(name).pattern }));
  const pages = [...own, ...added].map(({ pattern, name }) => ({
    pattern,
    page: documents.includes(name) ? name : 'index',
  }));
  return {
    headers: {
      document: documentHeaders(settings, inlineScripts),
      return: returnHeaders(settings, inlineScripts),
      asset: assetHeaders(true),
      data: dataHeaders,
    },
    pages: [...pages, { pattern: returnPattern, page: 'return' }].sort((a, b) =>
      compareSpecificity(a.pattern.split('/'), b.pattern.split('/')),
    ),
    otherwise: 'index',
  };
}
