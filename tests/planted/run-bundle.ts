import type * as App from '../../cli/bin/app.ts';

// Runs the command of one bundle: its address, then the arguments.
const [entry = '', ...args] = process.argv.slice(2);
const { main }: typeof App = await import(entry);
await main(args, 'planted');
