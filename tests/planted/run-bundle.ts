import { text } from 'node:stream/consumers';
import type * as Look from './look.ts';

// Runs one bundle: its address, what to do, and on stdin with what. Prints a line of JSON for each answer.
const [entry = '', what] = process.argv.slice(2);
const { look, takeAgainHere }: typeof Look = await import(entry);
const given = JSON.parse(await text(process.stdin));
const say = (line: unknown) => void process.stdout.write(`${JSON.stringify(line)}\n`);
if (what === 'look') await look(given, say);
else say(await takeAgainHere(given));
