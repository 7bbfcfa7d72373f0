import { loadScript } from './load-script.ts';

type ReplayAgent = {
  init(options: {
    applicationId: string;
    clientToken: string;
    site: string;
    service: string;
    version: string;
    sessionSampleRate: number;
    sessionReplaySampleRate: number;
    defaultPrivacyLevel: 'mask';
    trackUserInteractions: boolean;
  }): void;
};

declare global {
  interface Window {
    DD_RUM?: ReplayAgent;
  }
}

export type ReplayOptions = {
  readonly applicationId: string;
  readonly clientToken: string;
  readonly service: string;
  readonly version: string;
};

/** The percentages of counted and of recorded sessions (A§9). */
const replayRates = { sessions: 100, replay: 20 } as const;

/** Starts session replay. Every text and input is masked: what is typed here is confidential. */
export async function startReplay(options: ReplayOptions): Promise<void> {
  await loadScript(
    'session-replay',
    'https://www.datadoghq-browser-agent.com/us1/v6/datadog-rum.js',
  );
  window.DD_RUM?.init({
    ...options,
    site: 'datadoghq.com',
    sessionSampleRate: replayRates.sessions,
    sessionReplaySampleRate: replayRates.replay,
    defaultPrivacyLevel: 'mask',
    trackUserInteractions: false,
  });
}
