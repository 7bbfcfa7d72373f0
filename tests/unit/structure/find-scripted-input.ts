import { parseSync } from 'vite';
import { isNode, type Node, visit } from './visit.ts';

/** What a script does in the place of a person. */
const calls = new Set([
  'click',
  'dispatchEvent',
  'submit',
  'requestSubmit',
  'blur',
  'setRangeText',
]);
const assigned = new Set(['value', 'checked', 'selected', 'selectedIndex', 'textContent']);
const events = /^(?:[A-Z]\w*)?Event$/;

/** Returns the lines of a source file that press, fill or leave something by script. */
export function findScriptedInput(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  visit(program, (node) => {
    const what = inputIn(node);
    if (what) found.push(`${what} at line ${source.slice(0, node.start).split('\n').length}`);
  });
  return found;
}

function inputIn(node: Node): string | null {
  if (node.type === 'CallExpression') {
    const name = memberOf(node.callee);
    return name !== null && calls.has(name) ? `${name}()` : null;
  }
  if (node.type === 'AssignmentExpression') {
    const name = memberOf(node.left);
    return name !== null && assigned.has(name) ? `.${name} =` : null;
  }
  if (node.type !== 'NewExpression' || !isNode(node.callee)) return null;
  const { name } = node.callee;
  return typeof name === 'string' && events.test(name) ? `new ${name}` : null;
}

/** The name in `a.name`, `a?.name` and `a['name']`. */
function memberOf(node: unknown): string | null {
  if (!isNode(node) || node.type !== 'MemberExpression' || !isNode(node.property)) return null;
  const { name, value } = node.property;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : null;
}
