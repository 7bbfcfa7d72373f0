import type { Refused } from '@fairlead/registry';

/** Says what is wrong with a registry, and what to do. */
export function explainRefusal({ kind, subject }: Refused): string {
  switch (kind) {
    case 'damaged':
      return `${subject} of the registry can't be read as signed metadata. Restore the registry from a copy.`;
    case 'unsigned':
      return `${subject} isn't signed by the keys that may sign it. \`fairlead mfe who\` lists them.`;
    case 'older':
      return `The registry shows an older ${subject} than before: somebody has put an old copy in its place. Ask who runs it.`;
    case 'expired':
      return `${subject} of the registry has expired, so newer releases may be held back, or the clock of this machine is wrong. Whoever runs the registry signs it anew with the next publish or change of keys.`;
    case 'mixed':
      return `${subject} of the registry belongs to another revision than the rest. Try again; if it stays so, restore the registry from a copy.`;
    case 'foreign-path':
      return `${subject} belongs to another area, which this key may not publish.`;
    case 'unknown-role':
      return `The registry knows no area ${subject}. Whoever has the key "targets" adds it with \`fairlead mfe keys make\`.`;
    case 'file':
      return `${subject} isn't the file that was signed. Build again, or restore the registry from a copy.`;
  }
}
