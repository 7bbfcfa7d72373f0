import { loadScript } from './load-script.ts';
import { reportable, withoutSecrets } from './without-secrets.ts';

type Facts = Readonly<Record<string, string>>;
/** `info` for expected errors: they are logged without an alert. */
type ReportLevel = 'error' | 'info';

type Reporter = {
  init(options: {
    dsn: string;
    release: string;
    environment: string;
    sendDefaultPii: boolean;
    defaultIntegrations: false;
  }): void;
  captureException(error: unknown, hint: { tags: Facts; level: ReportLevel }): string;
};

declare global {
  interface Window {
    Sentry?: Reporter;
  }
}

export type ErrorReporting = {
  /**
   * Sends an error with its location: module, version, map revision, route. No form data; confidential parts of the
   * message are removed.
   */
  report(error: unknown, facts: Facts, level?: ReportLevel): void;
};

/**
 * Opens error reporting. The provider's automatic collectors (breadcrumbs of clicks, console and requests) stay off,
 * because they would contain user input.
 */
export async function openErrorReporting(options: {
  readonly dsn: string;
  readonly release: string;
  /** Where this deployment runs. */
  readonly environment: string;
}): Promise<ErrorReporting> {
  await loadScript('error-reporting', 'https://browser.sentry-cdn.com/8.55.0/bundle.min.js');
  window.Sentry?.init({ ...options, sendDefaultPii: false, defaultIntegrations: false });
  return {
    report: (error, facts, level = 'error') => {
      const tags = Object.entries(facts).map(([name, fact]) => [name, withoutSecrets(fact)]);
      window.Sentry?.captureException(reportable(error), {
        tags: Object.fromEntries(tags),
        level,
      });
    },
  };
}
