/** Stands in for the shell's own: without SystemJS there is no import to be asked for again. */
export function retryImports(): void {}
