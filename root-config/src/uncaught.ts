import { isEmbedded } from './boot/page-data.ts';
import type { Report } from './report-uncaught.ts';

/**
 * Reports what nobody caught on this page. `isKnown` are errors that were reported already and come by only so that
 * the console shows them. The rules are fetched with the first error, off the first route.
 */
export function followUncaught(
  origin: string,
  report: Report,
  isKnown: (error: unknown) => boolean,
  until: AbortSignal,
): void {
  const whose = { origin, isOwnPage: !isEmbedded() };
  const tell = (error: unknown, message = '', file = '') => {
    if (isKnown(error)) return;
    import('./report-uncaught.ts')
      .then(({ reportUncaught }) => reportUncaught({ error, message, file }, whose, report))
      // What fails here is not reported: it would come round again.
      .catch(() => {});
  };
  const options = { signal: until };
  window.addEventListener(
    'error',
    (event) => tell(event.error, event.message, event.filename),
    options,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason), options);
}
