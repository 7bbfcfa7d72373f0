import { askEarly } from '../page/early-answers.ts';
import { isMarkedAsAdmin, isMarkedAsSignedIn } from '../page/signed-in-mark.ts';

type Asked = {
  readonly firstCalls?: readonly string[];
  readonly firstData?: { readonly ofUser: readonly string[]; readonly ofClient: readonly string[] };
  readonly sites?: { readonly api: string };
};

/**
 * Asks for what the start asks for first: the session, and in a browser that was signed in also who is there and the data
 * of the screen.
 */
export function askForFirstAnswers(): void {
  const settings = document.getElementById('fairlead-page')?.textContent ?? '{}';
  const { firstCalls = [], firstData, sites }: Asked = JSON.parse(settings);
  for (const url of firstCalls) ask(url);
  if (!firstData || !isMarkedAsSignedIn()) return;
  const segments = location.pathname.split('/');
  for (const path of [...firstData.ofUser, ...(isMarkedAsAdmin() ? [] : firstData.ofClient)])
    ask(
      (sites?.api ?? '') +
        path.replaceAll(/\{(\d+)\}/g, (_, index: string) => segments[+index] ?? ''),
    );
}

const ask = (url: string) => askEarly(new URL(url, location.origin).href);
