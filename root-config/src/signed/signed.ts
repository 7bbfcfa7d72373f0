import { setSignedFiles } from '../page/signed-files.ts';
import { verifyDocument } from './verify-document.ts';

// Only in documents of deployments whose files are signed: `fairlead mfe deploy` puts this script there.
const text = document.getElementById('fairlead-signed')?.textContent;
if (text) setSignedFiles(verifyDocument(JSON.parse(text), Date.now()));
