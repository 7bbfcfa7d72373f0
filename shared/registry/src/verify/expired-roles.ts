/** Names the files of metadata whose time is over. A command refuses them; a page, whose clock may be wrong, says so. */
export const expiredRoles = (
  files: Readonly<Record<string, { readonly expires: string }>>,
  now: number,
): readonly string[] =>
  Object.keys(files).filter((role) => !(Date.parse(files[role]?.expires ?? '') > now));
