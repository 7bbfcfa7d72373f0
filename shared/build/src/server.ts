export { type AppServer, createAppServer } from './server/app-server.ts';
export { findFreePort } from './server/find-free-port.ts';
export { loopback, urlAt } from './server/listening-host.ts';
export { buildsIn, type LocalBuilds, localBuildFile } from './server/local-builds.ts';
export { readBody } from './server/read-body.ts';
export type { TextAnswer } from './server/request-handler.ts';
export { readTarget } from './server/request-path.ts';
export { sendResponse, toRequest } from './server/web-request.ts';
