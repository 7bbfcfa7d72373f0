import { pageOf } from '@fairlead/headless-page/testing';
import { fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { memoryStorage, navigate, storageEventSeen } from '@fairlead/store';
import { describe, expect, test, vi } from 'vitest';
import { openCarta, server } from '../../../testing/carta.ts';
import { definition } from '../../definition.ts';
import { cartaFailedText } from './connect.ts';
import { cartaStates } from './states.ts';

inVirtualTime();

const says = (state: number) => ({
  key: 'fairlead:carta-connect:app_1',
  newValue: String(state),
});

describe('connecting Carta', () => {
  test('CARTA-002 the step lists what connecting brings, and CONNECT opens a popup', async () => {
    const app = await openCarta();
    const page = pageOf(definition, app);
    expect(page.texts()).toEqual(
      expect.arrayContaining([
        'We fill in your funding rounds and ownership.',
        'A confirmed cap table earns you a credit on directors and officers coverage.',
        'Savings of up to 10% in total, including the partner discount.',
        'Access is read-only, and you can revoke it at any time.',
      ]),
    );
    page.act({ press: 'CONNECT' });
    await vi.waitFor(() => expect(app.popups).toHaveLength(1));
  });

  test('CARTA-012 CARTA-014 CONNECT opens a popup of 590 by 1000 that asks for the three scopes', async () => {
    const app = await openCarta();
    await app.send(app.model.carta.connectPressed, undefined);
    const [popup] = app.popups;
    expect(popup).toMatchObject({ width: 590, height: 1000 });
    const { pathname, searchParams } = new URL(popup?.url ?? '', 'http://here');
    expect(pathname).toBe('/carta-site/authorize');
    const { scope, ...query } = Object.fromEntries(searchParams);
    expect(scope?.split(' ')).toEqual([
      'read_issuer_info',
      'read_issuer_capitalizationtablesummary',
      'read_issuer_stakeholdercapitalizationtable',
    ]);
    expect(query).toEqual({
      client_id: 'fairlead',
      response_type: 'code',
      redirect_uri: '/carta/callback',
      state: 'app_1',
    });
  });

  test('the query that the address of Carta has is kept', async () => {
    const cartaSite = {
      authorize: 'https://carta.example.com/a?env=x',
      clientId: 'c',
      redirect: '/r',
    };
    const app = await openCarta(undefined, { cartaSite });
    await app.send(app.model.carta.connectPressed, undefined);
    expect(app.popups[0]?.url).toMatch(/^https:\/\/carta\.example\.com\/a\?env=x&client_id=c&/);
  });

  test('CONNECT opens one popup however often it is pressed, and leaves for it which application it is', async () => {
    const app = await openCarta(undefined, { kept: { 'carta-connect:app_1': 1 } });
    const { $isOpening, $state, connectPressed } = app.model.carta;
    await app.send(storageEventSeen, says(1));
    await Promise.all([app.send(connectPressed, undefined), app.send(connectPressed, undefined)]);
    expect(app.popups).toHaveLength(1);
    expect(app.get($state)).toBe(cartaStates.idle);
    expect(app.get($isOpening)).toBe(false);
    expect(app.storage.get('fairlead:carta-application')).toBe('"app_1"');
    expect(app.storage.get('fairlead:carta-connect:app_1')).toBeNull();
  });

  test('where nothing can be left for the popup, connecting has failed', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const app = await openCarta(undefined, { storage: { ...memoryStorage(), set: blocked } });
    await app.send(app.model.carta.connectPressed, undefined);
    expect(app.popups).toEqual([]);
    expect(app.get(app.model.carta.$state)).toBe(cartaStates.failed);
  });

  test('a user who continued without Carta stays there when it is connected after all', async () => {
    const app = await openCarta();
    await app.send(app.model.carta.continuedWithout, undefined);
    await app.send(navigate, {
      route: 'question-set',
      params: { applicationId: 'app_1', questionSetId: 'qs_other' },
    });
    await app.send(storageEventSeen, says(0));
    expect(app.address()).toBe('/application/app_1/qs_other');
  });

  test('the chat with an advisor opens with the topic Carta', async () => {
    const app = await openCarta();
    await app.send(app.model.carta.advisorRequested, undefined);
    expect(app.happened).toEqual(['chat: Carta']);
  });

  test('CARTA-004 CARTA-010 CARTA-011 what the popup writes decides: failed stays, connected resumes', async () => {
    const app = await openCarta();
    expect(app.get(app.model.carta.$state)).toBe(2);
    await app.send(storageEventSeen, says(1));
    expect(app.get(app.model.carta.$state)).toBe(1);
    expect(app.screen()).toBe('carta');
    await app.send(storageEventSeen, says(0));
    expect(app.get(app.model.carta.$state)).toBe(cartaStates.connected);
    expect(app.address()).toBe('/application/app_1/qs_company');
  });

  test('CARTA-004 once it is connected, the application is resumed', async () => {
    const app = await openCarta('/application/app_1/carta', {
      answers: { ...server, 'get-next-question-set': fails(500) },
    });
    await app.send(storageEventSeen, says(0));
    expect(app.address()).toBe('/application/app_1/resume');
  });

  test('CARTA-003 one may continue without connecting', async () => {
    const app = await openCarta();
    await app.send(app.model.carta.continuedWithout, undefined);
    expect(app.screen()).toBe('question-set');
    expect(app.popups).toEqual([]);
  });

  test('ERROR-029 a failure has its own sentence', () => {
    expect(cartaFailedText).toBe(
      "Sorry, we couldn't connect your account. Try again or Talk to an Advisor.",
    );
  });

  test('two tabs connect two applications: each popup imports into its own and continues its own tab', async () => {
    const storage = memoryStorage();
    const first = await openCarta('/application/app_1/carta', { storage });
    const second = await openCarta('/application/app_2/carta', { storage, beside: first });
    await first.send(first.model.carta.connectPressed, undefined);
    await second.send(second.model.carta.connectPressed, undefined);
    const returned = new URLSearchParams(first.popups[0]?.url.split('?')[1]).get('state') ?? '';
    const before = new Set(storage.keys());
    const popup = await openCarta(`/carta/callback?code=c0de&state=${returned}`, {
      storage,
      beside: first,
    });
    expect(popup.callsOf('import-carta')[0]?.body).toEqual({
      applicationId: 'app_1',
      code: 'c0de',
    });
    for (const key of storage.keys().filter((key) => !before.has(key)))
      for (const tab of [first, second])
        await tab.send(storageEventSeen, { key, newValue: storage.get(key) });
    expect(first.screen()).toBe('question-set');
    expect(second.screen()).toBe('carta');
    expect(second.get(second.model.carta.$state)).toBe(cartaStates.idle);
  });

  test('storage of others and values of another kind change nothing', async () => {
    const app = await openCarta();
    await app.send(storageEventSeen, { key: 'other', newValue: '0' });
    await app.send(storageEventSeen, { key: 'fairlead:other', newValue: '0' });
    await app.send(storageEventSeen, { key: 'fairlead:carta-connect:app_1', newValue: '"0"' });
    await app.send(storageEventSeen, { key: 'fairlead:carta-connect:app_1', newValue: '{' });
    expect(app.get(app.model.carta.$state)).toBe(2);
  });
});
