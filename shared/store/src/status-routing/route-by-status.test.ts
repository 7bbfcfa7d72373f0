import { ApiError, type Call } from '@fairlead/contracts';
import { anApplication } from '@fairlead/contracts/testing';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { requestFx } from '../calls/request.ts';
import { $decisions } from '../journal/journal.ts';
import { memoryHistory } from '../navigation/history.ts';
import { $history } from '../navigation/navigation.ts';
import { waitFx } from '../time/wait.ts';
import { routeByStatusFx } from './route-by-status.ts';

const application = anApplication({ status: 'IN_PROGRESS' });

async function routed(answer: (call: Call) => unknown) {
  const waits: number[] = [];
  const paths: string[] = [];
  const history = memoryHistory('/somewhere');
  const scope = fork({
    values: [[$history, history]],
    handlers: [
      [
        requestFx,
        (call: Call) => {
          paths.push(call.path);
          return answer(call);
        },
      ],
      [waitFx, (duration: number) => void waits.push(duration)],
    ],
  });
  const result = await allSettled(routeByStatusFx, { scope, params: { applicationId: 'app_1' } });
  const at = history.current().address;
  return { result, waits, paths, at, decisions: scope.getState($decisions) };
}

test('an application continues where its status says, and why is written down with the facts', async () => {
  const { result, paths, at, decisions } = await routed(() => application);
  expect(paths).toEqual(['/v1/applications/app_1']);
  expect(at).toBe('/application/app_1/resume');
  const to = { route: 'resume', params: { applicationId: 'app_1' } };
  const facts = { applicationId: 'app_1', status: 'IN_PROGRESS', decision: null };
  expect(result).toMatchObject({
    status: 'done',
    value: { decision: { to, because: 'in-progress' }, facts },
  });
  expect(decisions).toMatchObject([
    { router: 'application-status', to, because: 'in-progress', facts },
  ]);
});

test('an application whose status no rule names stays where it is', async () => {
  const { result, at, decisions } = await routed(() => ({ ...application, status: 'LOST' }));
  expect(result).toMatchObject({
    status: 'fail',
    value: { message: "Unhandled application status 'LOST'" },
  });
  expect(at).toBe('/somewhere');
  expect(decisions).toEqual([]);
});

test('an application that cannot be had is asked for twice more, after 1 and 2 s', async () => {
  const { result, waits } = await routed(() => {
    throw new ApiError(503);
  });
  expect(result).toMatchObject({ status: 'fail', value: { status: 503 } });
  expect(waits).toEqual([1000, 2000]);
});
