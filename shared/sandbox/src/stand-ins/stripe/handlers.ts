import { serveScript } from '../serve-script.ts';
import type { StandInState } from '../state.ts';

export const stripeHandlers = (state: StandInState) => [
  serveScript('stripe', 'https://js.stripe.com/:train/stripe.js', state, async () => {
    const { install } = await import('./script.ts');
    return install;
  }),
];
