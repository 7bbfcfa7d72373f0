import { askEarly, askEarlyIf } from '../page/early-answers.ts';
import { isMarkedAsAdmin, isMarkedAsSignedIn } from '../page/signed-in-mark.ts';

type Asked = {
  readonly firstCalls?: readonly string[];
  readonly ofUser?: readonly string[];
  readonly ofClient?: readonly string[];
  readonly ofAdmin?: readonly string[];
};

/**
 * Asks for what the start asks for first: the session, and in a browser that was signed in also who is there and the data
 * of the screen, as soon as the session is known to last. A browser prints every 401, so nothing is asked without one.
 */
export function askForFirstAnswers(): void {
  const settings = document.getElementById('fairlead-page')?.textContent ?? '{}';
  const { firstCalls = [], ofUser = [], ofClient = [], ofAdmin = [] }: Asked = JSON.parse(settings);
  const { pathname, href } = location;
  const filled = (url: string) =>
    new URL(
      url.replace(/{(\d)}/g, (_, index: string) => pathname.split('/')[+index] ?? ''),
      href,
    ).href;
  const [session] = firstCalls.map((url) => askEarly(filled(url)));
  if (!session || !isMarkedAsSignedIn()) return;
  const lasts = session.then(hasSession);
  for (const url of [...ofUser, ...(isMarkedAsAdmin() ? ofAdmin : ofClient)])
    askEarlyIf(lasts, filled(url));
}

/** Reads a copy: the start reads the answer itself. */
const hasSession = async (response: Response): Promise<boolean> =>
  response.ok && (await response.clone().json()).authenticated === true;
