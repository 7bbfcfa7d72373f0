export { DatabaseError } from './database/database.ts';
export { type Staging, startStaging } from './start-staging.ts';
