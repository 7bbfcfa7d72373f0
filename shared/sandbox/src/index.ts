export { publicRoute, type Route, signedInRoute } from './calls/route.ts';
export { listPersonas } from './list-personas.ts';
export { createSandbox, type Sandbox } from './sandbox.ts';
export type { LoginSite } from './sites/login/login-site.ts';
export type { Visitor } from './visitor.ts';
