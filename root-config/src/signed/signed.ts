import { setSignedFiles } from '../page/signed-files.ts';
import { readPageRollouts } from '../rollout/page-rollouts.ts';
import { pickBuilds } from '../rollout/pick-builds.ts';
import { setPickedBuilds } from '../rollout/picked-builds.ts';
import { leftBuilds, readVisitor } from '../rollout/visitor.ts';
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
