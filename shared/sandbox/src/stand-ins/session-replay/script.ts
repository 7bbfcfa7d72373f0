import type { Install } from '../vendor-endpoint.ts';

type Options = {
  service: string;
  version: string;
  sessionSampleRate: number;
  sessionReplaySampleRate: number;
};

/** `window.DD_RUM`: tells that a session has started and at which rates. It records no page. */
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
