import { endpoint } from '@fairlead/contracts';
import { array, enums, type Infer, string, type } from 'superstruct';

/** What the server says of a claim. Unknown fields are welcome: the server may grow. */
const Claim = type({
  id: string(),
  about: string(),
  status: enums(['open', 'settled']),
});
export type Claim = Infer<typeof Claim>;

export const listClaims = endpoint('list-claims', {
  service: 'areas/claims',
  method: 'GET',
  path: '/v1/claims',
  answer: array(Claim),
  source: 'the claims of the signed-in client, newest first',
});
