// The headless worker from source, for tests. The first import lets Node load screens.
import '@fairlead/headless-page/node-hooks';

await import('./headless.ts');
