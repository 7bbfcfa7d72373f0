import type { SandboxControl } from '../src/in-browser/control.ts';
import { element } from '../src/in-browser/element.ts';
import { type Part, section } from './section.ts';

/** The way to the sandbox's mailbox, and back. */
export function mailboxSection(control: SandboxControl): Part {
  const link = element('a', {});
  let isCounting = false;
  const count = async () => {
    isCounting = true;
    const mails = await control.countMails().finally(() => {
      isCounting = false;
    });
    link.textContent = `Open mailbox (${mails})`;
  };
  return {
    node: section('Mailbox', link),
    update() {
      const here = location.pathname + location.search;
      link.href = `/sandbox/mailbox?return_to=${encodeURIComponent(here)}`;
      if (!isCounting) void count();
    },
  };
}
