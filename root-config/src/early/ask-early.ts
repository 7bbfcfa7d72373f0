import { askEarly } from '../page/early-answers.ts';
import { isMarkedAsAdmin, isMarkedAsSignedIn } from '../page/signed-in-mark.ts';

/** Addresses of the document's settings. `{1}` in one stands for that part of the page's path. */
type FirstAddresses = {
  readonly firstCalls?: readonly string[];
  readonly ofUser?: readonly string[];
  readonly ofClient?: readonly string[];
  readonly ofAdmin?: readonly string[];
};

/**
 * Asks for what the start asks for first: the session, and in a browser that was signed in also who is there and the data
 * of the screen, all at once. If the session is over, the answers are refused and never shown.
 */
export function askForFirstAnswers(): void {
  const settings = document.getElementById('fairlead-page')?.textContent ?? '{}';
  const {
    firstCalls = [],
    ofUser = [],
    ofClient = [],
    ofAdmin = [],
  }: FirstAddresses = JSON.parse(settings);
  const { pathname, search, href } = location;
  const ofScreen = isMarkedAsAdmin() ? ofAdmin : ofClient;
  // A list whose address says what to search for is another one.
  const data = [...ofUser, ...ofScreen.filter((url) => search === '' || !url.includes('?'))];
  for (const url of isMarkedAsSignedIn() ? [...firstCalls, ...data] : firstCalls) {
    const filled = url.replace(/{(\d)}/g, (_, index: string) => pathname.split('/')[+index] ?? '');
    askEarly(new URL(filled, href).href);
  }
}
