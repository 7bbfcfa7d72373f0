import { outsideAddress } from '../outside-address.ts';

/**
 * Opens another site, the login site among them, in a window of its own: a partner's page is never left. Only after a
 * press; otherwise it fails, and the screen offers a button.
 */
export function leavePartner({ url }: { url: string }): void {
  if (!navigator.userActivation.isActive)
    throw new Error('Another site was about to open without a press. The page stays.');
  window.open(outsideAddress(url), '_blank', 'noopener');
}
