export { listPersonas } from './list-personas.ts';
export type { LoginSite } from './login/login-site.ts';
export { createSandbox, type Sandbox } from './sandbox.ts';
export type { Visitor } from './visitor.ts';
