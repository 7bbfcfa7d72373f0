import { Command } from 'commander';
import type { Io } from '../io.ts';

/** `fairlead doctor`: checks this machine. */
export function doctorCommand(io: Io): Command {
  return new Command('doctor')
    .description('check this machine and print the commands that fix what is missing')
    .option('--json', 'print JSON', false)
    .addHelpText('after', '\nExample:\n  fairlead doctor --json')
    .action(async ({ json }: { json: boolean }) => {
      const { doctor } = await import('../doctor/doctor.ts');
      await doctor(json, io);
    });
}
