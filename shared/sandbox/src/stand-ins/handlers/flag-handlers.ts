import type { StandInState } from '../state.ts';
import { reach } from './reach.ts';

/** The flag service without a page. */
export function flagHandlers(state: StandInState) {
  return {
    async loadFlags({ timeoutMs }: { readonly timeoutMs: number }) {
      const answer = reach(state, 'flags', 'The flag service refused to answer.');
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('Launch Darkly Timeout')), timeoutMs);
      });
      try {
        await Promise.race([answer, late]);
        return { ...state.flags() };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
