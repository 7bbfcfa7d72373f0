// The headless worker from its sources, for tests: Node learns to read screens before it loads them.
import '@fairlead/headless-page/node-hooks';

await import('./headless.ts');
