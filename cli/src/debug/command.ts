/** What a person can say to the debugger. */
export type DebugCommand = 'next' | 'continue' | 'back' | 'skip' | 'start' | 'read' | 'quit';

type Described = { readonly name: DebugCommand; readonly key: string; readonly says: string };

/** The commands by their keys, in the order in which the prompt lists them. */
const commands: readonly Described[] = [
  { name: 'next', key: 'n', says: 'play this step (or Enter)' },
  { name: 'continue', key: 'c', says: 'go on to the next pause' },
  { name: 'back', key: 'b', says: 'back to the step before, on a new page' },
  { name: 'skip', key: 'k', says: 'leave this step out' },
  { name: 'start', key: 's', says: 'back to the start' },
  { name: 'read', key: 'r', says: 'read the file again and go on from here' },
  { name: 'quit', key: 'q', says: 'close the browser' },
];

/** Returns the command of an answer: its word or its key, Enter for `next`. Null: there is no such command. */
export function readCommand(answer: string): DebugCommand | null {
  const said = answer.trim().toLowerCase();
  if (said === '') return 'next';
  return commands.find(({ name, key }) => name === said || key === said)?.name ?? null;
}

/** Lists the keys with what they do, one per line. */
export const listCommands = (): string =>
  commands.map(({ name, key, says }) => `  ${key}  ${name.padEnd(8)}  ${says}\n`).join('');
