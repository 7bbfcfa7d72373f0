import { readSignedInMark } from '../page/signed-in-mark.ts';
import { askForFirstAnswers } from './ask-early.ts';
import { showEarlyExperience } from './early-experience.ts';
import { keepDrawnEntries } from './keep-entries.ts';
import { keepPresses } from './keep-presses.ts';

// Part of the document itself: runs before anything is painted.
showEarlyExperience();
readSignedInMark();
keepPresses();
keepDrawnEntries();
askForFirstAnswers();
