import { readPageRollouts } from '../page/page-rollouts.ts';
import { setPickedBuilds } from '../page/picked-builds.ts';
import { leftBuilds, readVisitor } from '../page/visitor.ts';
import { pickBuilds } from '../rollout/pick-builds.ts';
import { usedBuilds } from '../rollout/use-builds.ts';
import { verifyPage } from '../signed/verify-page.ts';

// In the place of `signed` where a build is rolled out to some of the visitors, so that other documents don't grow.
const verified = verifyPage();
setPickedBuilds(
  verified.then((revision) =>
    usedBuilds(pickBuilds(revision, readPageRollouts(), readVisitor(), leftBuilds())),
  ),
);
