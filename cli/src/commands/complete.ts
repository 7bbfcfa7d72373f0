import { Argument, Command } from 'commander';
import type { Io } from '../io.ts';

/** `fairlead complete`: prints a script with which a shell completes commands, options and their values. */
export function completeCommand(io: Io): Command {
  return new Command('complete')
    .description("print the shell's completions of this command")
    .addArgument(new Argument('<shell>', 'bash, zsh or fish').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      '\nExamples:\n  source <(fairlead complete bash)\n  fairlead complete fish > ~/.config/fish/completions/fairlead.fish\n\nThey are for the command `fairlead`; `alias fairlead="npx fairlead"` makes it one.',
    )
    .action(async (shell: string, _: unknown, { parent }: Command) => {
      const [{ completionScript }, { completionsOf }] = await Promise.all([
        import('../completion/script.ts'),
        import('../completion/completions.ts'),
      ]);
      io.out(completionScript(shell, await completionsOf(parent?.commands ?? [])));
    });
}
