import { Command } from 'commander';
import type { Io } from '../io.ts';

/** `fairlead doctor`: what this machine lacks. */
export function doctorCommand(io: Io): Command {
  return new Command('doctor')
    .description('show what is missing on this machine, and the command that fixes it')
    .option('--json', 'print JSON', false)
    .addHelpText('after', '\nExample:\n  fairlead doctor --json')
    .action(async ({ json }: { json: boolean }) => {
      const { doctor } = await import('../doctor/doctor.ts');
      await doctor(json, io);
    });
}
