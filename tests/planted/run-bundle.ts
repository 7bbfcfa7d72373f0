// Runs the command of one bundle: its address, then the arguments.
const [entry = '', ...args] = process.argv.slice(2);
const { main }: typeof import('../../cli/bin/app.ts') = await import(entry);
await main(args, 'planted');
