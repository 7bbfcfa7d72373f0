import { forgetOldStorage, startFresh } from '../../drivers/browser/page/fresh-storage.ts';
import {
  enterWorld,
  forgetRequests,
  sendWorldAlong,
} from '../../drivers/browser/page/server-world.ts';
import { installShift, shiftTo } from './shift-date.ts';

/** What a sandbox needs to begin a world for this page. The page's time passes by itself. */
const inPage = {
  enterWorld,
  forgetRequests,
  startFresh,
  leaveToNext: shiftTo,
};

forgetOldStorage();
installShift();
sendWorldAlong();
Object.assign(globalThis, { fairleadDriver: inPage });
