import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { callsCommand } from './calls.ts';
import { checkCommand } from './check.ts';
import { completeCommand } from './complete.ts';
import { doctorCommand } from './doctor.ts';
import { exploreCommand } from './explore.ts';
import { historyCommand } from './history.ts';
import { listCommand } from './list.ts';
import { mapCommand } from './map.ts';
import { mfeCommand } from './mfe.ts';
import { personasCommand } from './personas.ts';
import { questionsCommand } from './questions.ts';
import { recordCommand } from './record.ts';
import { registryCommand } from './registry.ts';
import { runCommand } from './run.ts';
import { screensCommand } from './screens.ts';
import { serveCommand } from './serve.ts';
import { showCommand } from './show.ts';
import { stagingCommand } from './staging.ts';
import { tasksCommand } from './tasks.ts';

/** Every command, in the order of `fairlead --help`. Its file only parses arguments and imports the code behind it. */
export const commands: readonly ((io: Io) => Command)[] = [
  runCommand,
  listCommand,
  tasksCommand,
  personasCommand,
  questionsCommand,
  screensCommand,
  callsCommand,
  checkCommand,
  recordCommand,
  exploreCommand,
  showCommand,
  historyCommand,
  mapCommand,
  serveCommand,
  stagingCommand,
  mfeCommand,
  registryCommand,
  doctorCommand,
  completeCommand,
];
