import './install-shift.ts';
import './watch.ts';
import { placePanel } from '@fairlead/headless-page/recorder/recorder-panel';
import { startProposing } from '@fairlead/headless-page/recorder/start-recorder';
import { forgetOldStorage, startFresh } from '../../drivers/browser/page/fresh-storage.ts';
import {
  enterWorld,
  forgetRequests,
  sendWorldAlong,
} from '../../drivers/browser/page/server-world.ts';
import { screenOfShell } from '../../drivers/browser/page/shell.ts';
import { shiftTo } from './shift-date.ts';

/** What a sandbox needs to begin a world for this page. The page's time passes by itself. */
const inPage = { enterWorld, forgetRequests, startFresh, leaveToNext: shiftTo };

forgetOldStorage();
sendWorldAlong();
placePanel({ screen: screenOfShell });
startProposing();
Object.assign(globalThis, { fairleadDriver: inPage });
