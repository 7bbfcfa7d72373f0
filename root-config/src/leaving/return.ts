import { loadStyles } from '../builds/load-styles.ts';
import { getPageContext } from '../page/page-context.ts';
import { type Returned, readReturnAddress } from './return-address.ts';

const words = {
  heading: 'You can go back now',
  text: 'Close this window, and continue on the page that you came from.',
} as const;

/**
 * Ends the window that a partner's page opened for the login site: the page is told, and the window closes. Where it can't,
 * because the login site cut the tie or the browser opened no window, the partner's page opens in it.
 */
export async function start(): Promise<void> {
  const { partner, returnedTo } = readReturnAddress(
    location.href,
    getPageContext().settings.partners,
  );
  if (!partner) return showWayBack();
  const returned: Returned = { fairleadReturnedTo: returnedTo };
  window.opener?.postMessage(returned, partner.origin);
  window.close();
  if (!window.closed) location.replace(partner);
}

/** On a page that isn't listed as a partner's, the product can't send anybody. */
function showWayBack() {
  const { map } = getPageContext();
  loadStyles(map.modules['@fairlead/root-config']?.css ?? []).catch(() => {});
  const heading = document.createElement('h1');
  heading.className = 'title';
  heading.textContent = words.heading;
  const text = document.createElement('p');
  text.textContent = words.text;
  const section = document.createElement('section');
  section.className = 'wrap';
  section.append(heading, text);
  document.getElementById('main')?.append(section);
}
