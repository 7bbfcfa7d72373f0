import { type Route, signedInRoute } from '@fairlead/sandbox';
import { type Claim, listClaims } from './calls.ts';

/** What the sandbox answers to this area's calls. */
export const routes: readonly Route[] = [
  signedInRoute(
    listClaims,
    async (): Promise<Claim[]> => [
      { id: 'clm_2', about: 'Water damage', status: 'open' },
      { id: 'clm_1', about: 'Stolen laptop', status: 'settled' },
    ],
  ),
];
