import { fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { openCarta, server } from '../../../testing/carta.ts';
import { historyTo } from '../../../testing/open-app.ts';

inVirtualTime();

describe('the page Carta comes back to', () => {
  const kept = { 'carta-application': 'app_1' };

  test('CARTA-005 CARTA-007 CARTA-013 exchanges the code, notifies the other window, and closes after 1.5 s', async () => {
    const started = Date.now();
    const app = await openCarta('/carta/callback?code=c0de', { kept });
    expect(app.callsOf('import-carta')[0]?.body).toEqual({ applicationId: 'app_1', code: 'c0de' });
    expect(app.storage.get('fairlead:carta-connect:app_1')).toBe('0');
    expect(app.get(app.model.cartaCallback.$phase)).toBe('connected');
    expect(app.happened).toEqual(['window closed']);
    const passed = Date.now() - started;
    expect(passed).toBeGreaterThanOrEqual(1500);
    expect(passed).toBeLessThan(1600);
  });

  test('the page is connecting while the code is exchanged, then connected', async () => {
    const phases: string[] = [];
    const app = await openCarta('/application/app_1/carta', {
      kept,
      answers: {
        ...server,
        'import-carta': () => {
          phases.push(app.get(app.model.cartaCallback.$phase));
          return {};
        },
      },
    });
    await app.send(navigate, { route: 'carta-callback', query: { code: 'c0de' } });
    expect(phases).toEqual(['connecting']);
    expect(app.get(app.model.cartaCallback.$phase)).toBe('connected');
  });

  test('CARTA-006 CARTA-007 closes itself at once, without exchanging anything, when access was denied', async () => {
    const started = Date.now();
    const app = await openCarta('/carta/callback?error=access_denied', { kept });
    expect(app.calls).toEqual([]);
    expect(app.happened).toEqual(['window closed']);
    expect(Date.now() - started).toBeLessThan(100);
    expect(app.storage.get('fairlead:carta-connect:app_1')).toBeNull();
  });

  test('CARTA-006 CARTA-007 stays open after any other error, which the other window hears of', async () => {
    const app = await openCarta('/carta/callback?error=server_error', { kept });
    expect(app.happened).toEqual([]);
    expect(app.get(app.model.cartaCallback.$phase)).toBe('failed');
    expect(app.storage.get('fairlead:carta-connect:app_1')).toBe('1');
    const again = await openCarta('/carta/callback?error=server_error&code=c0de', { kept });
    expect(again.callsOf('import-carta')[0]?.body).toEqual({
      applicationId: 'app_1',
      code: 'c0de',
    });
  });

  test('a code that cannot be exchanged notifies the other window and shows an error', async () => {
    const app = await openCarta('/carta/callback?code=c0de', {
      kept,
      answers: { ...server, 'import-carta': fails(400) },
    });
    expect(app.storage.get('fairlead:carta-connect:app_1')).toBe('1');
    expect(app.get(app.model.cartaCallback.$phase)).toBe('failed');
    expect(app.happened).toEqual([]);
  });

  test('after a failed exchange Try again asks Carta again, for a new code', async () => {
    const app = await openCarta('/carta/callback?code=c0de', {
      kept,
      answers: { ...server, 'import-carta': fails(400) },
    });
    await app.send(app.model.cartaCallback.retried, undefined);
    const [url = ''] = app.lefts;
    expect(app.lefts).toHaveLength(1);
    expect(url).toMatch(/^\/carta-site\/authorize\?client_id=fairlead&response_type=code&/);
    expect(new URL(url, 'http://here').searchParams.get('redirect_uri')).toBe('/carta/callback');
    expect(app.callsOf('import-carta')).toHaveLength(1);
  });

  test('where no application is known, Continue your application goes to the start, with no way back', async () => {
    const history = historyTo('/carta/callback?error=access_denied', '/login');
    const app = await openCarta('/carta/callback?error=access_denied', { history });
    await app.send(app.model.cartaCallback.continued, undefined);
    expect(app.address()).toBe('/');
    history.back();
    expect(history.current().address).toBe('/login');
  });

  test('where no application is known, Try again goes to the start, which knows the way on', async () => {
    const app = await openCarta('/carta/callback?code=c0de');
    await app.send(app.model.cartaCallback.retried, undefined);
    expect(app.lefts).toEqual([]);
    expect(app.address()).toBe('/');
  });

  test('after a failed exchange an advisor can be asked', async () => {
    const app = await openCarta('/carta/callback?code=c0de');
    await app.send(app.model.cartaCallback.advisorRequested, undefined);
    expect(app.happened).toEqual(['chat: Carta']);
  });

  test.each([
    ['the application', '/carta/callback?code=c0de', {}],
    ['a code', '/carta/callback', kept],
  ])('without %s nothing is exchanged', async (_, at, kept) => {
    const app = await openCarta(at, { kept });
    expect(app.calls).toEqual([]);
    expect(app.get(app.model.cartaCallback.$phase)).toBe('failed');
  });
});
