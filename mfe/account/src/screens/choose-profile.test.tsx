import { failsWithCode, noAnswerYet, signedIn } from '@fairlead/mfe-kit/testing';
import { addressOpened, connectionReturned } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawAccount } from '../../testing/draw-account.ts';
import { forgetSeen, named } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

describe('/choose-profile', () => {
  const several = [
    { client_id: 'cl_3', company: 'Siltbird' },
    { client_id: 'cl_4', company: 'Brindlecove' },
  ];
  const answers = { ...signedIn, 'list-clients': several };

  test('AUTH-040 AUTH-041 the companies of a contact are offered, and one is chosen', async () => {
    const page = await drawAccount('/choose-profile', answers);
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email is linked to more than one account. You can switch later from the menu.
      - list:
        - listitem:
          - button "Siltbird"
        - listitem:
          - button "Brindlecove""
    `);
    await page.act({ press: 'Brindlecove' });
    expect(named('switch-client').map(({ path }) => path)).toEqual(['/login/switch/cl_4']);
  });

  test('somebody without a company reads so, and has a way on', async () => {
    const page = await drawAccount('/choose-profile', { ...signedIn, 'list-clients': [] });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email is linked to no company.
      - button "Go to your account""
    `);
  });

  test('a list that failed to load is requested again', async () => {
    const failing = { ...signedIn, 'list-clients': failsWithCode(404, 'odd') };
    const page = await drawAccount('/choose-profile', failing);
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email is linked to more than one account. You can switch later from the menu.
      - alert:
        - text: We couldn’t load your list of companies. The server rejected the request: try again or talk to an advisor; nothing is lost.
        - button "Try again""
    `);
    const asked = named('list-clients').length;
    await page.act({ press: 'Try again' });
    expect(named('list-clients').length).toBeGreaterThan(asked);
  });

  test('a list that failed to load is requested when the browser is online again', async () => {
    const failing = { ...answers, 'list-clients': failsWithCode(404, 'odd') as unknown };
    const page = await drawAccount('/choose-profile', failing);
    failing['list-clients'] = answers['list-clients'];
    await allSettled(connectionReturned, { scope: page.scope });
    expect(page.texts()).toContain('Siltbird');
  });

  test('while the list comes there is nothing to choose', async () => {
    const page = await drawAccount('/vanta-welcome', { ...answers, 'list-clients': noAnswerYet });
    void allSettled(addressOpened, { scope: page.scope, params: '/choose-profile' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email is linked to more than one account. You can switch later from the menu."
    `);
  });

  test('a failed switch shows an error, and the companies stay', async () => {
    const failing = { ...answers, 'switch-client': failsWithCode(500, 'odd') };
    const page = await drawAccount('/choose-profile', failing);
    await page.act({ press: 'Siltbird' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email is linked to more than one account. You can switch later from the menu.
      - alert: We couldn’t open the company. Nothing has changed. Choose again.
      - list:
        - listitem:
          - button "Siltbird"
        - listitem:
          - button "Brindlecove""
    `);
  });

  test('while one switches, it alone is busy, and nothing else can be chosen', async () => {
    const slow = { ...answers, 'switch-client': noAnswerYet };
    const page = await drawAccount('/choose-profile', slow);
    void page.act({ press: 'Siltbird' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email is linked to more than one account. You can switch later from the menu.
      - list:
        - listitem:
          - button "Siltbird" [disabled] [busy]
        - listitem:
          - button "Brindlecove" [disabled]"
    `);
  });
});
