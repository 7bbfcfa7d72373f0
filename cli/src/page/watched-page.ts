import type { Page } from '@fairlead/mfe-kit/page';

/** Returns a page that calls `moved` before each action, reading, wait and link. */
export const watchedPage = (page: Page, moved: () => void = () => {}): Page => ({
  ...page,
  act: (...actions) => {
    moved();
    return page.act(...actions);
  },
  read: () => {
    moved();
    return page.read();
  },
  until: (find, what) => {
    moved();
    return page.until(find, what);
  },
  follow: (address) => {
    moved();
    return page.follow(address);
  },
});
