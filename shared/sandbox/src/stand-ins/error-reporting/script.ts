import type { Install } from '../vendor-endpoint.ts';

/** `window.Sentry`: sends errors as envelopes to the address in the DSN. */
export const install: Install = () => {
  let envelopes: string | undefined;
  let release = '';
  Object.assign(window, {
    Sentry: {
      init(options: { dsn: string; release: string }) {
        const { protocol, host, pathname } = new URL(options.dsn);
        envelopes = `${protocol}//${host}/api${pathname}/envelope/`;
        release = options.release;
      },
      captureException(
        error: unknown,
        { tags = {}, level = 'error' }: { tags?: Record<string, string>; level?: string } = {},
      ) {
        const event_id = crypto.randomUUID().replaceAll('-', '');
        if (envelopes === undefined) return event_id;
        const { name, message } = error instanceof Error ? error : new Error(String(error));
        const exception = { values: [{ type: name, value: message }] };
        const lines = [
          { event_id },
          { type: 'event' },
          { event_id, release, level, exception, tags },
        ];
        const body = lines.map((line) => JSON.stringify(line)).join('\n');
        void fetch(envelopes, { method: 'POST', body }).catch(() => undefined);
        return event_id;
      },
    },
  });
};
