export * from './answers.ts';
export * from './condition.ts';
export * from './fields-read.ts';
export * from './holds.ts';
export * from './read-condition.ts';
