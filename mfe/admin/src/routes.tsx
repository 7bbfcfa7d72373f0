import type { Screens } from '@fairlead/mfe-kit';
import { MissingApplicationScreen } from './screens/missing-application.tsx';
import { SubmissionScreen } from './screens/submission.tsx';
import { SubmissionListScreen } from './screens/submission-list/submission-list.tsx';

export const screens = {
  'admin-submissions': SubmissionListScreen,
  'admin-market-submissions': SubmissionScreen,
  'admin-quote-library': SubmissionScreen,
  'admin-missing-application': MissingApplicationScreen,
} satisfies Screens;
