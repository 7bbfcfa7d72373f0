import type { Install } from '../vendor-endpoint.ts';

type Command = readonly [string, ...unknown[]];

/** `window._hsq`: the marketing tracker. It processes what was queued before it loaded. */
export const install: Install = () => {
  let path = location.pathname;
  const run = ([name, argument]: Command) => {
    if (name === 'setPath') path = String(argument);
    if (name === 'trackPageView')
      void fetch(`https://track.hubspot.com/__ptq.gif?pu=${encodeURIComponent(path)}`).catch(
        () => undefined,
      );
  };
  const queued: unknown = Reflect.get(window, '_hsq');
  if (Array.isArray(queued)) for (const command of queued) run(command);
  Object.assign(window, { _hsq: { push: run } });
};
