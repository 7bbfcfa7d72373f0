import { readdirSync, readFileSync } from 'node:fs';

/** A tick of Linux' process accounting, in ms. */
const tick = 10;

/** Returns the processor time of a process and its children, in ms. Null if the system doesn't provide it. */
export function readCpuTime(pid: number, { withChildren = true } = {}): number | null {
  try {
    const own = timesOf(pid);
    if (!withChildren) return own.own;
    const children = childrenOf(pid).map((child) => timesOf(child).own);
    return [own.own, own.ended, ...children].reduce((sum, ms) => sum + ms, 0);
  } catch {
    return null;
  }
}

/** The process's own time, and that of its ended children. */
function timesOf(pid: number): { readonly own: number; readonly ended: number } {
  const fields = fieldsOf(pid);
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number);
  return { own: (user + system) * tick, ended: (childUser + childSystem) * tick };
}

/** The fields of /proc/…/stat after the name, which may hold spaces. */
const fieldsOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').slice(-1)[0]?.split(' ') ?? [];

const childrenOf = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
    .map(Number);

function parentOf(pid: number): number | null {
  try {
    return Number(fieldsOf(pid)[1]);
  } catch {
    // It has ended since.
    return null;
  }
}
