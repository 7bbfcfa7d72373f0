import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
import type { Driver, ScenarioSession } from '../../terms/scenario-session.ts';
import { servePlans } from '../serve-plans.ts';
import type { WorkerData } from '../worker-messages.ts';
import { toyChannel } from './toy-channel.ts';

/** A driver for tests of the pool: its tasks do what their names say. */
const driver: Driver = {
  open: async () => session,
  close: async () => {
    if (closesSlowly) await untilAllowed();
  },
};

let closesSlowly = false;

const session: ScenarioSession = {
  async perform(_, task) {
    if (task === 'exit') process.exit(3);
    if (task === 'throw outside') {
      setImmediate(() => raise('thrown where nobody listens'));
      await new Promise(() => {});
    }
    if (task === 'hang') hang();
    if (task === 'fail') raise('it does not work');
    if (task === 'work until checked') await untilChecked();
    if (task === 'close slowly') closesSlowly = true;
  },
  control: async () => {},
  act: async () => {},
  observe: async () => ({
    screen: null,
    address: null,
    title: '',
    outline: [],
    focus: null,
    flags: {},
    kept: {},
  }),
  screen: async () => null,
  journal: async () => [],
  startWaiting: () => ({ wait: async () => false, waited: () => 'waited' }),
  handlers: async () => 1,
  elapsed: () => 0,
  close: async () => {},
};

/** Blocks the thread, after announcing it. */
function hang(): never {
  new BroadcastChannel(toyChannel).postMessage('hanging');
  for (;;);
}

/** Waits until the test has checked the worker's progress. */
function untilChecked(): Promise<void> {
  const channel = new BroadcastChannel(toyChannel);
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: { data: unknown }) => {
      if (data !== 'checked') return;
      channel.close();
      resolve();
    };
    channel.postMessage('working');
  });
}

/** Waits until the test lets it close, and says that it does. */
async function untilAllowed(): Promise<void> {
  const channel = new BroadcastChannel(toyChannel);
  const allowed = new Promise((resolve) => {
    channel.onmessage = ({ data }: { data: unknown }) => {
      if (data === 'close') resolve(null);
    };
  });
  channel.postMessage('closing');
  await allowed;
  channel.postMessage('closed');
  channel.close();
}

function raise(message: string): never {
  throw new Error(message);
}

if (parentPort) {
  const settings: WorkerData = workerData;
  const opened =
    settings.appUrl === null
      ? Promise.resolve(driver)
      : Promise.reject(new Error('There is nothing to play on'));
  servePlans(parentPort, settings, opened);
}
