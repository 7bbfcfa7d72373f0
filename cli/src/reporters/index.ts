import type { CreateReporter, ReporterName } from './reporter.ts';

/** Loads only the named reporter. */
export async function loadReporter(name: ReporterName): Promise<CreateReporter> {
  switch (name) {
    case 'line':
      return (await import('./line.ts')).lineReporter;
    case 'list':
      return (await import('./list.ts')).listReporter;
    case 'json':
      return (await import('./json.ts')).jsonReporter;
    case 'junit':
      return (await import('./junit.ts')).junitReporter;
    case 'html':
      return (await import('./html/html.ts')).htmlReporter;
  }
}
