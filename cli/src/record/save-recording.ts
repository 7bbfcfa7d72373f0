import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { sayInTasksOf } from '@fairlead/headless-page/recorder/tasks/say-in-tasks-of';
import { loadAreas } from '../connect/areas.ts';
import type { Io } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import type { Recorded } from './open-recorder.ts';
import { recordedText } from './recorded-text.ts';

/** Asks for a name, writes the scenario, checks it and says how to run it. Returns its file; null: there is none that can run. */
export async function saveRecording(
  recorded: Recorded | null,
  plan: Plan,
  out: string | undefined,
  io: Io,
): Promise<string | null> {
  const isEmpty = !recorded?.recording.lines.some(
    ({ kind }) => kind === 'action' || kind === 'task',
  );
  if (!recorded || isEmpty) {
    io.out('Nothing was recorded, so no file was written.\n');
    return null;
  }
  const name =
    recorded.recording.name ||
    (await askForName(io)) ||
    `Recorded as ${plan.as} from ${plan.start}`;
  const file = out ?? (await unusedFile(name, recorded.screen, io));
  const path = resolve(io.cwd, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, recordedText(recorded, plan, name, await sayInTasksOf(await loadAreas())));
  io.out(`Wrote ${file}. Run it:\n  npx fairlead run ${file}\n`);
  io.out(`  npx fairlead run ${file} --driver browser\n`);
  return (await isAccepted(relative(io.cwd, path), io)) ? file : null;
}

const askForName = async ({ ask }: Io): Promise<string> =>
  (await ask?.('Name of the scenario, as a fact in the present tense: '))?.trim() ?? '';

/** A file in the folder of the area where the recording ended, as for other scenarios. */
async function unusedFile(name: string, screen: string | null, { cwd }: Io): Promise<string> {
  const { listScreens } = await import('../connect/screens.ts');
  const area = listScreens().find((one) => one.name === screen)?.area ?? 'shell';
  const slug =
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'recorded';
  for (let number = 1; ; number += 1) {
    const file = join('scenarios', area, `${slug}${number === 1 ? '' : `-${number}`}.yaml`);
    if (!existsSync(join(cwd, file))) return file;
  }
}

async function isAccepted(file: string, io: Io): Promise<boolean> {
  const { formatMistakes, load } = await import('../load-or-refuse.ts');
  const { mistakes } = await load([file], io);
  if (mistakes.length === 0) return true;
  io.err(`Before it runs, correct this:\n${formatMistakes(mistakes, io)}\n`);
  io.exitWith(2);
  return false;
}
