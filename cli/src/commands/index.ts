import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { checkCommand } from './check.ts';
import { doctorCommand } from './doctor.ts';
import { listCommand } from './list.ts';
import { mapCommand } from './map.ts';
import { personasCommand } from './personas.ts';
import { runCommand } from './run.ts';
import { serveCommand } from './serve.ts';
import { tasksCommand } from './tasks.ts';

/** Every command, in the order of `fairlead --help`. Each file only parses; what it does is imported when it runs. */
export const commands: readonly ((io: Io) => Command)[] = [
  runCommand,
  listCommand,
  tasksCommand,
  personasCommand,
  checkCommand,
  mapCommand,
  serveCommand,
  doctorCommand,
];
