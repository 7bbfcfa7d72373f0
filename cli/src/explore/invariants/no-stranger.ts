import { textsOf } from '@fairlead/ui/semantics/write-outline';
import type { BackEnd } from '../explored-world.ts';
import type { Invariant } from '../invariant.ts';

/** Nothing of one client is on another client's page, or in what their page is answered. */
export const noStranger: Invariant = {
  name: 'nothing of another client is seen',
  watch() {
    let clues: Promise<readonly Clue[]> | null = null;
    return async ({ page, happened, isAdmin, isAlone, backEnd, email }) => {
      if (isAlone || isAdmin) return null;
      clues ??= cluesIn(backEnd);
      const all = await clues;
      const isOwn = (one: Clue) => one.email === email;
      const clients = new Set(all.filter(isOwn).map(({ client }) => client));
      const known = new Set(
        all.filter(({ client }) => clients.has(client)).map(({ text }) => text),
      );
      const strange = all.filter(({ text }) => !known.has(text));
      const answers = happened.flatMap((one) =>
        one.kind === 'call' && one.response !== undefined ? JSON.stringify(one.response) : [],
      );
      const seen = [...textsOf(page.outline), ...answers].join('\n');
      const clue = strange.find(({ text }) => seen.includes(text));
      if (!clue) return null;
      const isShown = textsOf(page.outline).some((text) => text.includes(clue.text));
      return {
        message: `${email} sees ${clue.text}, which is another client’s`,
        ...(isShown ? { step: { 'see no text': clue.text } } : {}),
      };
    };
  },
};

/** A text that only one client's people may see. */
type Clue = { readonly client: string; readonly email: string; readonly text: string };

async function cluesIn(backEnd: BackEnd): Promise<readonly Clue[]> {
  const [people, clients, applications, submissions] = await Promise.all([
    backEnd.list('person'),
    backEnd.list('client'),
    backEnd.list('application'),
    backEnd.list('submission'),
  ]);
  // Ids of legacy applications are numbers of five digits, like ZIP codes and amounts.
  return people.flatMap(({ email, client_ids }) =>
    client_ids.flatMap((client) => {
      const company = clients.find(({ id }) => id === client)?.company;
      const ids = [...applications, ...submissions]
        .filter(({ client_id }) => client_id === client)
        .map(({ id }) => id);
      const texts = [email, ...(company ? [company] : []), ...ids];
      return texts.map((text) => ({ client, email, text }));
    }),
  );
}
