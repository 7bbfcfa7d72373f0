import { UsageError } from '../../usage-error.ts';
import type { RunOptions } from '../terms/run-options.ts';

/** The options that only a browser has, and why the headless page doesn't. */
const needsBrowser = {
  keyboard: 'The headless page has no keyboard',
  grid: 'A grid runs browsers',
  headed: 'The headless page has no window',
  slow: 'The headless page shows nothing that could be slower',
  touch: 'The headless page has no touch screen',
} as const satisfies Partial<Record<keyof RunOptions, string>>;

const names = ['keyboard', 'grid', 'headed', 'slow', 'touch'] as const;

/** Refuses options of the browser where they make no sense. */
export function checkBrowserOptions(options: RunOptions, env: NodeJS.ProcessEnv): void {
  const { driver, compare, headed, slow, touch, keyboard, grid } = options;
  const isHeadless = driver === 'headless' && !compare?.some((mode) => mode.driver === 'browser');
  const foreign = names.find((name) => isHeadless && options[name]);
  if (foreign)
    throw new UsageError(`${needsBrowser[foreign]}: --${foreign} needs --driver browser.`);
  if (slow !== undefined && !headed)
    throw new UsageError('Nobody sees a browser without a window: --slow needs --headed.');
  if (touch && keyboard)
    throw new UsageError(
      'A person has a finger on the screen or on the keyboard: use either --touch or --keyboard.',
    );
  if (headed && !grid && !hasDisplay(env))
    throw new UsageError(
      'There is no display for --headed: run it in a desktop session, or with `xvfb-run npx fairlead run --headed …`, or leave --headed out.',
    );
}

/** Only Linux says where its display is; the others always have one. */
const hasDisplay = ({ DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv): boolean =>
  process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
