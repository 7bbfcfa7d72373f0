import { href } from '@fairlead/domain';
import type { Mail, Person } from '../database/tables.ts';
import { hours } from '../world/clock.ts';
import type { World } from '../world/world.ts';

/** How long the link in a verification e-mail works. */
const linkLifetime = hours(24);

/** Sends an e-mail with a link that works once. Older links of the same person continue working until they expire. */
export async function sendVerification(world: World, person: Person): Promise<Mail> {
  const link_id = await world.id('link');
  await world.store.put('link', {
    id: link_id,
    contact_id: person.id,
    expires_at: world.now() + linkLifetime,
    used_at: null,
  });
  const sent = await world.store.list('mail');
  const mail: Mail = {
    id: await world.id('mail'),
    to: person.email,
    subject: 'Please verify your email address',
    sent_at: world.now(),
    link_id,
    body: null,
    opens: null,
    number: sent.length + 1,
  };
  await world.store.put('mail', mail);
  return mail;
}

/** Opens the link of an e-mail. Returns its address in the product, with the result (A§2). */
export async function openVerificationLink(world: World, linkId: string): Promise<string> {
  const link = await world.store.get('link', linkId);
  const person = link && (await world.store.get('person', link.contact_id));
  if (!link || !person) return result('false', 'This link is not one of ours.', '');
  if (link.used_at !== null)
    return result('false', 'This URL is single-use and was used before.', person.email);
  if (person.email_verified)
    return result('false', 'This account is already verified.', person.email);
  if (link.expires_at <= world.now()) return result('false', 'Access expired.', person.email);
  await world.store.put('link', { ...link, used_at: world.now() });
  await world.store.put('person', { ...person, email_verified: true });
  return result('true', '', person.email);
}

const result = (success: string, message: string, email: string) =>
  `${href({ route: 'email-verified' })}?${new URLSearchParams({ success, message, email })}`;
