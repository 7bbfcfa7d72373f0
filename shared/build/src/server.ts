export { type AppServer, type AppServerOptions, createAppServer } from './server/app-server.ts';
export { findFreePort } from './server/find-free-port.ts';
export { loopback } from './server/listening-host.ts';
export type { RequestHandler, TextAnswer } from './server/request-handler.ts';
