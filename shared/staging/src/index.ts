export { DatabaseError } from './database/database.ts';
export { type Staging, type StagingSettings, startStaging } from './start-staging.ts';
