import { renderMessagePage } from './message-page.ts';

/** The address that tells a browser that its world has ended. */
export const endedPath = '/staging/ended';

/** The page at that address: what happened and the way on. The cookies of the world are removed with it. */
export const renderEndedPage = (): string =>
  renderMessagePage(
    'This world has ended',
    'Worlds are kept for a day, or until somebody ends them. What was in it is gone. For another one, ask whoever sent you the link.',
    { href: '/', text: 'Go to the shared world' },
  );
