import { verifyPage } from './verify-page.ts';

// Only in documents of deployments whose files are signed: `fairlead mfe deploy` puts this script there.
verifyPage();
