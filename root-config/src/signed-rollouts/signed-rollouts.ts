import { readPageRollouts } from '../page/page-rollouts.ts';
import { setSignedPage, signedPage } from '../page/signed-page.ts';
import { leftBuilds, readVisitor } from '../page/visitor.ts';
import { pickBuilds } from '../rollout/pick-builds.ts';
import { useBuilds } from '../rollout/use-builds.ts';
import { verifyPage } from '../signed/verify-page.ts';

// In the place of `signed` where a build is rolled out to some of the visitors, so that other documents don't grow.
const picked = verifyPage().then(
  (revision) => pickBuilds(revision, readPageRollouts(), readVisitor(), leftBuilds()),
  // What isn't signed isn't picked, and the loader refuses it.
  () => ({}),
);
setSignedPage({ ...signedPage(), use: async (page) => useBuilds(page, await picked) });
