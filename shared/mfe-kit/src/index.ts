export { ConfirmDialog } from './confirm-dialog.tsx';
export type { Definition, Screens } from './definition.ts';
export { focusedElement, screenHeading } from './focus.ts';
export { getHost, type Host, provideHost, whenHost } from './host.ts';
export { lazyView } from './lazy-view.tsx';
export { type MicroFrontend, type MountProps, microFrontend } from './micro-frontend.tsx';
export { createModelContext, ModelProvider } from './model-context.ts';
export { useKeyed } from './use-keyed.ts';
export { holdsUnsavedEdits, useUnsavedEdits } from './use-unsaved-edits.ts';
