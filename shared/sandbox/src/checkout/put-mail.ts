import type { World } from '../world/world.ts';

export type MailTemplate = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Its text for an applicant who is the officer, too. */
  readonly own?: string | undefined;
};

type Filling = {
  /** The values of the placeholders. */
  readonly values: Readonly<Record<string, string>>;
  /** The address that the e-mail's link opens. */
  readonly opens: string;
  /** When it is sent, in ms since the epoch. */
  readonly at: number;
  /** Its own id; by default the next one. */
  readonly id?: string;
};

/** Puts an e-mail into the mailbox, with its placeholders filled in. */
export async function putMail(world: World, template: MailTemplate, filling: Filling) {
  const { values, opens, at, id } = filling;
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
  const sent = await world.store.list('mail');
  await world.store.put('mail', {
    id: id ?? (await world.id('mail')),
    to: fill(template.to),
    subject: fill(template.subject),
    body: fill(template.body),
    opens: template.body.includes('{link}') ? opens : null,
    sent_at: at,
    link_id: null,
    number: sent.length + 1,
  });
}
