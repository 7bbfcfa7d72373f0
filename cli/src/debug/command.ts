/** What a person can say to the debugger. */
export type DebugCommand = 'next' | 'continue' | 'start' | 'read' | 'quit';

/** The commands by their keys, in the order in which the prompt lists them. */
const commands: readonly { readonly name: DebugCommand; readonly says: string }[] = [
  { name: 'next', says: 'play this step (or Enter)' },
  { name: 'continue', says: 'go on to the next pause' },
  { name: 'start', says: 'back to the start' },
  { name: 'read', says: 'read the file again and go on from here' },
  { name: 'quit', says: 'close the browser' },
];

/** Returns the command of an answer: its word or its first letter, Enter for `next`. Null: there is no such command. */
export function readCommand(answer: string): DebugCommand | null {
  const said = answer.trim().toLowerCase();
  if (said === '') return 'next';
  return commands.find(({ name }) => name === said || name[0] === said)?.name ?? null;
}

/** Lists the keys with what they do, one per line. */
export const listCommands = (): string =>
  commands.map(({ name, says }) => `  ${name[0]}  ${name.padEnd(8)}  ${says}\n`).join('');
