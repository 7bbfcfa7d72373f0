import { endpoint } from '@fairlead/contracts';
import * as s from 'superstruct';

export const getMessengerToken = endpoint('get-messenger-token', {
  service: 'chat',
  method: 'GET',
  path: '/messenger-token',
  answer: s.type({ zendesk_jwt: s.string() }),
  source: 'A§7',
});
