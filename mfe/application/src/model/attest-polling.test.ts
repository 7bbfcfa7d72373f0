import { dropped, fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { describe, expect, test } from 'vitest';
import { submitReview } from '../../testing/submit-review.ts';

inVirtualTime();

describe('when no answer comes', () => {
  const notYet = fails(400, { message: 'Not decided yet' });
  const declined = () => ({ decision: 'DECLINED' });

  test.each([
    ['no connection', dropped],
    ['status 408', fails(408)],
    ['status 503', fails(503)],
    ['status 504', fails(504)],
    ['an answer of another shape', () => ({})],
  ])(
    'FLOW-031 FLOW-032 after %s the decision is polled while it is not decided',
    async (_, failure) => {
      const app = await submitReview({
        attest: failure,
        'get-decision': inTurn(notYet, notYet, declined),
      });
      expect(app.callsOf('get-decision')).toHaveLength(3);
      expect(app.screen()).toBe('decline-routing');
      expect(app.callsOf('attest')).toHaveLength(1);
    },
  );

  test('FLOW-033 ERROR-023 it is requested 30 times, 2 s apart, then an error is shown', async () => {
    const times: number[] = [];
    const app = await submitReview({
      attest: dropped,
      'get-decision': () => {
        times.push(Date.now());
        return notYet();
      },
    });
    expect(times).toHaveLength(30);
    expect(new Set(times.slice(1).map((time, i) => time - (times[i] ?? 0)))).toEqual(
      new Set([2000]),
    );
    expect(app.get(app.model.attest.$failure)).toBe(
      'Failed to get decision after application attest timeout',
    );
    expect(Date.now()).toBe(times.at(-1));
    expect(app.get(app.model.attest.$isSubmitting)).toBe(false);
  });

  test.each([
    ['that is polled for', dropped],
    ['that was made before', fails(400, { message: 'Application has already been submitted' })],
  ])(
    'a decision %s is that of the application of the address, as is every call',
    async (_, failure) => {
      const app = await submitReview({
        attest: failure,
        'get-decision': () => ({ decision: 'APPROVED' }),
      });
      const names = app.calls.map(({ name }) => name);
      expect(new Set(names)).toEqual(
        new Set([
          'get-review',
          'get-next-question-set',
          'get-application',
          'attest',
          'get-decision',
        ]),
      );
      expect(app.calls.filter(({ path }) => !path.split('/').includes('app_1'))).toEqual([]);
    },
  );

  test('FLOW-032 any other answer than 400 ends the polling', async () => {
    const app = await submitReview({ attest: dropped, 'get-decision': inTurn(notYet, fails(500)) });
    expect(app.callsOf('get-decision')).toHaveLength(2);
    expect(app.get(app.model.attest.$failure)).toBe(
      'Failed to get decision after application attest timeout',
    );
  });

  test('FLOW-034 an application that was submitted before has its decision fetched', async () => {
    const app = await submitReview({
      attest: fails(400, { message: 'Application has already been submitted' }),
      'get-decision': declined,
    });
    expect(app.callsOf('get-decision')).toHaveLength(1);
    expect(app.screen()).toBe('decline-routing');
  });

  test.each([
    [
      'status 500',
      fails(500),
      'We couldn’t submit your application. The server had a problem, but your answers are safe: choose Submit Application again.',
    ],
    [
      'status 429',
      fails(429),
      'We couldn’t submit your application. The server had a problem, but your answers are safe: choose Submit Application again.',
    ],
    [
      'a refusal without a word',
      fails(400),
      'We couldn’t submit your application, because the server didn’t accept it. Your answers are safe: choose Submit Application again.',
    ],
    ['status 403', fails(403, { message: 'Not yours.' }), 'Not yours.'],
  ])('%s is said, and the button works again', async (_, failure, text) => {
    const app = await submitReview({ attest: inTurn(failure, declined) });
    expect(app.get(app.model.attest.$failure)).toBe(text);
    await app.send(app.model.attest.submitted, undefined);
    expect(app.screen()).toBe('decline-routing');
    expect(app.get(app.model.attest.$failure)).toBeNull();
    expect(app.callsOf('get-decision')).toEqual([]);
  });
});
