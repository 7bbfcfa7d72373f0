/** The part of a request's target that the server reads. */
export type RequestTarget = { readonly pathname: string; readonly search: string };

/**
 * Reads the target of a request line. Always a path of this server: `//host/x` names no other host.
 * Null when it is no address, or when an escape in its path is malformed (`/%`, `/%E0%A4%A`).
 */
export function readTarget(target = '/'): RequestTarget | null {
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return decodeOrNull(pathname) === null ? null : { pathname, search };
}

/**
 * The file below a folder that a path names, with its escapes read. Null when a segment holds what no
 * file name holds (an encoded slash, backslash or NUL, or dots that climb): it names no file.
 */
export function filePathOf(pathname: string): string | null {
  const segments = pathname.split('/').map((segment) => decodeOrNull(segment));
  const areNames = segments.every((name) => name !== null && isFileName(name));
  return areNames ? segments.join('/') : null;
}

const isFileName = (name: string) => name !== '.' && name !== '..' && !/[/\\\0]/.test(name);

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
