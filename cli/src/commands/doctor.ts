import { Command } from 'commander';
import type { Io } from '../io.ts';

/** `fairlead doctor`: checks this machine. */
export function doctorCommand(io: Io): Command {
  return new Command('doctor')
    .description('check this machine, or a server that scenarios run against')
    .option('--target <where>', 'say what scenarios can and cannot do on this server')
    .option('--json', 'print JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead doctor --json\n  fairlead doctor --target http://localhost:4400',
    )
    .action(async ({ json, target }: { json: boolean; target?: string }) => {
      const { doctor } = await import('../doctor/doctor.ts');
      if (target === undefined) return doctor(json, io);
      const [{ targetChecks }, { readTarget }] = await Promise.all([
        import('../doctor/target-checks.ts'),
        import('../target/read-target.ts'),
      ]);
      await doctor(json, io, targetChecks(readTarget(target, io)));
    });
}
