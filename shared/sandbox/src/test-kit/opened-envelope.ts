import { esignSite } from '../checkout/esign.ts';
import type { Sandbox } from '../sandbox.ts';

/** What an officer opens: the link of the newest e-mail to this address that has one. */
export async function openedEnvelope(sandbox: Sandbox, email: string) {
  const mails = await sandbox.visitor().login.mailbox(email);
  const opens = mails.find((mail) => mail.opens?.startsWith('/esign/'))?.opens ?? '';
  const url = new URL(opens, 'http://here');
  const [id = '', key = ''] = [url.pathname.split('/').at(-1), url.searchParams.get('key') ?? ''];
  const site = esignSite(sandbox.world);
  return {
    opens,
    open: () => site.open(id, key),
    sign: (name: string, hasConsent = true) => site.sign(id, key, { name, hasConsent }),
    decline: (reason = 'Other') => site.decline(id, key, reason),
    newLink: () => site.sendNewLink(id),
  };
}
