import { isEmbedded } from '../page/page-data.ts';
import type { Report } from './report-uncaught.ts';

/**
 * Reports uncaught errors of this page. `isKnown` are errors that were reported already and are only rethrown for the
 * console. The rules are loaded with the first error, not with the first route.
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
      // A failure here isn't reported, because that would loop.
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
