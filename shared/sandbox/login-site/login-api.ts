import type { Envelope, SignatureErrors, SignatureForm } from '../src/checkout/esign.ts';
import type { Mail } from '../src/database/tables.ts';
import type { PersonaListing } from '../src/list-personas.ts';

export type Outcome =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly message: string };

export type MailListing = Pick<
  Mail,
  'id' | 'to' | 'subject' | 'sent_at' | 'link_id' | 'body' | 'opens'
>;

/** The functions behind the login site's pages. The sandbox runs in this browser or on a server. */
export type LoginApi = {
  personas(): Promise<readonly PersonaListing[]>;
  /** Signs in as a persona; answers the address where it begins. */
  enter(persona: string): Promise<string>;
  signIn(email: string, returnTo: string): Promise<Outcome>;
  signUp(email: string, returnTo: string): Promise<Outcome>;
  mailbox(email: string): Promise<readonly MailListing[]>;
  /** Returns the address in the product where the link leads. */
  openLink(linkId: string): Promise<string>;
  signOut(returnTo: string): Promise<string>;
  openEnvelope(id: string, key: string): Promise<Envelope>;
  /** Returns the signature's errors, or null. */
  sign(id: string, key: string, typed: SignatureForm): Promise<SignatureErrors | null>;
  decline(id: string, key: string, reason: string): Promise<void>;
  sendNewLink(id: string): Promise<void>;
};
