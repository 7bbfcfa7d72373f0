import * as s from 'superstruct';
import { endpoint } from '../endpoint.ts';

export const getMessengerToken = endpoint('get-messenger-token', {
  service: 'chat',
  method: 'GET',
  path: '/messenger-token',
  answer: s.type({ zendesk_jwt: s.string() }),
  source: 'A§7',
});
