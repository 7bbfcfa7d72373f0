import type { Install } from '../vendor-endpoint.ts';

type Options = {
  service: string;
  version: string;
  sessionSampleRate: number;
  sessionReplaySampleRate: number;
};

/** `window.DD_RUM`: reports that a session has started, and its sample rates. It doesn't record the page. */
export const install: Install = () => {
  let started = false;
  Object.assign(window, {
    DD_RUM: {
      init({ service, version, sessionSampleRate, sessionReplaySampleRate }: Options) {
        if (started) return;
        started = true;
        void fetch('https://browser-intake-datadoghq.com/api/v2/rum', {
          method: 'POST',
          body: JSON.stringify({ service, version, sessionSampleRate, sessionReplaySampleRate }),
        }).catch(() => undefined);
      },
    },
  });
};
