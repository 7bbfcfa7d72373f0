/** The packages that a team installs to work on an area in its own repository. */
export const publicFolders = [
  'shared/domain',
  'shared/contracts',
  'shared/store',
  'shared/ui',
  'shared/mfe-kit',
  'shared/sandbox',
  'shared/build',
] as const;

/** Runs in Node alone, so it is bundled. */
export const nodeFolders: ReadonlySet<string> = new Set(['shared/build']);

const publicNames: ReadonlySet<string> = new Set(
  publicFolders.map((folder) => folder.replace('shared/', '@fairlead/')),
);

/** Whether a module comes from a package of this repository that isn't published: it is put inside the one that needs it. */
export function isInlined(specifier: string): boolean {
  const [scope, name] = specifier.split('/');
  return scope === '@fairlead' && !publicNames.has(`${scope}/${name}`);
}
