export * from './bank-events.ts';

import './leave-chat.ts';

import './events.ts';

export * from './flag-timeout.ts';

import './identity.ts';
import './page-tracking.ts';

export * from './permission.ts';

import './referral.ts';

import './replay.ts';

export * from './start.ts';
