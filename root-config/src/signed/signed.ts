import { readPageRollouts } from '../page/page-rollouts.ts';
import { setPickedBuilds } from '../page/picked-builds.ts';
import { setSignedFiles } from '../page/signed-files.ts';
import { leftBuilds, readVisitor } from '../page/visitor.ts';
import { pickBuilds } from '../rollout/pick-builds.ts';
import { signedFiles, verifyDocument } from './verify-document.ts';

// Only in documents of deployments whose files are signed: `fairlead mfe deploy` puts this script there.
const text = document.getElementById('fairlead-signed')?.textContent;
if (text) {
  const verified = verifyDocument(JSON.parse(text), Date.now());
  setSignedFiles(verified.then(signedFiles));
  const rollouts = readPageRollouts();
  if (Object.keys(rollouts.builds).length > 0)
    setPickedBuilds(
      verified.then((revision) => pickBuilds(revision, rollouts, readVisitor(), leftBuilds())),
    );
}
