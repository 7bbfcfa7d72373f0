const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'part of the path is a file',
  ELOOP: 'the links lead in a circle',
};

/** Says why the system refused to read or write something. */
export function formatReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  // Of a read-only disk, Node says that the folder it should make doesn't exist.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir')
    return 'no folder can be made there';
  return reasons[code] ?? error.message;
}

/**
 * Says in one sentence which file the system refused, and why, or which package isn't installed. Returns null for any other
 * error.
 */
export function formatSystemError(error: unknown): string | null {
  const missing = missingPackage(error);
  if (missing)
    return `The package ${missing} isn’t installed, but an area or the command imports it. Run \`npm install\` and try again.`;
  if (!(error instanceof Error && 'code' in error)) return null;
  if ('path' in error)
    return `${String(error.path)} cannot be read or written: ${formatReason(error)}`;
  // Node names no file once it is open.
  return String(error.code) in reasons
    ? `A file cannot be read or written: ${formatReason(error)}`
    : null;
}

/** The package that Node didn't find. An area may name one before anybody installed it. */
function missingPackage(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
    return null;
  return /^Cannot find package '([^']+)'/.exec(error.message)?.[1] ?? null;
}
