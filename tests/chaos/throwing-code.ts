import type { CodeFault } from './faults.ts';

/**
 * Returns a System module that throws at one point of its life, and is otherwise what it was. `render` lets each element
 * throw that a component of the file makes.
 */
export function throwingCode(code: string, fault: CodeFault): string {
  return `((System) => {\n${code}\n})({ register: (...given) => {
    const declare = given.pop();
    const fault = ${JSON.stringify(fault)};
    const fail = () => { throw new Error('It was made to throw: ' + fault); };
    const thrower = { bootstrap: async () => fail(), mount: async () => fail() };
    const changed = (name, value) => (name === fault && thrower[name] ? thrower[name] : value);
    const imports = given.at(-1);
    return System.register(...given, (put, context) => {
      const made = declare((names, value) => {
        if (typeof names === 'string') { put(names, changed(names, value)); return value; }
        put(Object.fromEntries(Object.entries(names).map(([name, one]) => [name, changed(name, one)])));
        return names;
      }, context);
      return {
        setters: (made.setters ?? []).map((set, index) => {
          const isRuntime = fault === 'render' && /^react\\/jsx/.test(imports[index]);
          return isRuntime ? (runtime) => set({ ...runtime, jsx: fail, jsxs: fail }) : set;
        }),
        execute: fault === 'load' ? fail : made.execute,
      };
    });
  } });\n`;
}
