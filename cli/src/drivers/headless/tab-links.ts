import { matchRoute } from '@fairlead/domain';
import type { Links } from '@fairlead/headless-page/operate';

type Navigation = {
  /** Opens another address of the product in the same document. */
  push(address: string): void;
  /** Loads an address in a new document. */
  load(address: string): void;
};

/** What the links of a page do when they are pressed. */
export function tabLinks({ push, load }: Navigation): Links {
  return {
    follow(address, opensTab) {
      if (opensTab) return;
      const { protocol, pathname, search, hash } = new URL(address, 'http://here');
      // The phone or the mail program opens; the page stays.
      if (protocol === 'tel:' || protocol === 'mailto:') return;
      const isOnSamePage = hash !== '' && pathname === '/';
      if (isOnSamePage) return;
      const isOurs = address.startsWith('/') && matchRoute(pathname);
      if (isOurs) push(pathname + search);
      else load(address);
    },
    jump() {},
  };
}
