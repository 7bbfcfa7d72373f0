import type { Browser } from 'webdriverio';
import { inPage } from '../drivers/browser/in-page.ts';
import type { Sandbox } from '../drivers/browser/sandbox.ts';
import { beginningOf } from '../run/terms/beginning-of.ts';
import { createHttpClient } from '../target/http-client.ts';
import type { Target } from '../target/target.ts';
import { createWorldControl, type WorldControl } from '../target/world-control.ts';
import { answerDocumentsAt, callInPage, loginPages, openApp, swapIn } from './page-sandbox.ts';

/** Controls the worlds of a server, for the pages that it serves. Every scenario has a world of its own. */
export function createTargetSandbox({ url, controlToken }: Target): Sandbox {
  if (controlToken === null) throw new Error('The browser driver needs the control token.');
  const client = createHttpClient(url);
  let now = beginningOf({});
  const worlds = createWorldControl(client, controlToken, { now: () => now });
  let control: WorldControl | null = null;

  function current(): WorldControl {
    if (control) return control;
    throw new Error('No scenario has begun.');
  }

  async function end(): Promise<void> {
    await control?.end();
    control = null;
  }

  /** Signs a persona in, in the open tab. */
  async function enter(browser: Browser, persona: string): Promise<void> {
    const { session } = await current().enter(persona);
    await inPage(browser, 'enterWorld', { world: current().token, session });
  }

  return {
    async begin({ browser, plan, seed, appUrl, mayKeep }) {
      await end();
      now = beginningOf(plan);
      control = await worlds.begin({ seed, flags: plan.flags, now });
      const persona = plan.actors[plan.as] ?? plan.as;
      const isKept = mayKeep && (await inPage(browser, 'endApp', now));
      if (isKept) {
        await inPage(browser, 'forgetRequests');
        await inPage(browser, 'forgetProductStorage');
        await enter(browser, persona);
        await callInPage(browser, 'fairleadStaging.refresh');
        await inPage(browser, 'startApp', plan.start);
        return true;
      }
      await openApp(browser, appUrl);
      await inPage(browser, 'leaveToNext', now);
      await inPage(browser, 'forgetRequests');
      await enter(browser, persona);
      await inPage(browser, 'startFresh');
      await browser.navigateTo(new URL(plan.start, appUrl).href);
      return false;
    },
    async enter(browser, persona, appUrl) {
      await browser.navigateTo(appUrl);
      await inPage(browser, 'forgetJournal');
      now = await inPage(browser, 'now');
      await enter(browser, persona);
      await browser.navigateTo(appUrl);
    },
    fault: (_, call, fault) => current().post('/faults', { call, ...fault }),
    async failVendors(browser, faults) {
      await current().post('/vendor-faults', faults);
      await callInPage(browser, 'fairleadStaging.refresh');
    },
    swap: swapIn,
    handlers: (browser) => inPage(browser, 'requestsSent'),
    loginSite: (browser, act, appUrl) => ({
      ...loginPages(browser, act, appUrl),
      async openVerificationEmail(email) {
        const address = await browser.executeScript(openNewestMail, [email ?? null]);
        await browser.navigateTo(new URL(String(address), appUrl).href);
      },
      async answerDocuments(answer) {
        const opens = await browser.executeScript(findNewestDocuments, [answer.email]);
        await answerDocumentsAt(new URL(String(opens), appUrl).href, { browser, act, answer });
      },
    }),
    async close() {
      await end();
      client.close();
    },
  };
}

/** Opens the link of the newest email as the login site's mailbox does. Resolves to the address in the product. */
const openNewestMail = `return (async ([email]) => {
  const query = new URLSearchParams(email === null ? {} : { email });
  const mails = await (await fetch('/sandbox/api/mailbox?' + query)).json();
  const mail = mails.find(({ link_id }) => link_id !== null);
  if (!mail) throw new Error('No email was sent' + (email === null ? '' : ' to ' + email) + ' yet.');
  const body = JSON.stringify({ link_id: mail.link_id });
  return (await (await fetch('/sandbox/api/open-link', { method: 'POST', body })).json()).url;
})(arguments);`;

/** Resolves to the address in the newest email with documents to sign. */
const findNewestDocuments = `return (async ([email]) => {
  const query = new URLSearchParams({ email });
  const mails = await (await fetch('/sandbox/api/mailbox?' + query)).json();
  const mail = mails.find(({ opens }) => opens?.startsWith('/esign/'));
  if (!mail) throw new Error('No documents were sent to ' + email + ' yet.');
  return mail.opens;
})(arguments);`;
