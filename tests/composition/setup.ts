import type { TestProject } from 'vitest/node';
import { openSession } from '../browser/session.ts';
import { openStage, type Stage } from './stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stage: Stage;
    session: {
      sessionId: string;
      hostname: string;
      port: number;
      path: string;
      capabilities: object;
    };
  }
}

/** One build, one server and one Chromium for all files of this folder. */
export async function setup(project: TestProject) {
  const [{ close, ...stage }, session] = await Promise.all([openStage(), openSession()]);
  const { sessionId, options, capabilities } = session.browser;
  const { hostname = 'localhost', port = 0, path = '/' } = options;
  project.provide('stage', stage);
  project.provide('session', {
    sessionId,
    hostname,
    port,
    path,
    capabilities: { ...capabilities },
  });
  return async () => {
    await session.close();
    await close();
  };
}
