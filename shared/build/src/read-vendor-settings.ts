import { keysOf, recordOf } from '@fairlead/domain';
import type { VendorSettings } from './vendor-settings.ts';

type Setting = {
  readonly variable: string;
  readonly is: string;
  /** What happens in a deployment without it. */
  readonly without: string;
};

/** The build's environment variables for vendors and the deployment. `docs/production.md` lists the same. */
export const vendorVariables: Readonly<Record<keyof VendorSettings, Setting>> = {
  environment: {
    variable: 'FAIRLEAD_ENVIRONMENT',
    is: '`production` or `staging`; production excludes internal users from analytics',
    without: '`production`',
  },
  release: {
    variable: 'FAIRLEAD_RELEASE',
    is: 'the release name in error reports and session replays, e.g. a commit',
    without: 'the revision of the import map',
  },
  mapsKey: {
    variable: 'FAIRLEAD_MAPS_KEY',
    is: 'the browser key of the maps service',
    without: 'address lookup doesn’t work, so nobody can complete intake',
  },
  flagsClientId: {
    variable: 'FAIRLEAD_FLAGS_CLIENT_ID',
    is: 'the client-side id of the flag service',
    without: 'every flag keeps its default',
  },
  chatKey: {
    variable: 'FAIRLEAD_CHAT_KEY',
    is: 'the key of the chat widget',
    without: 'the chat doesn’t open',
  },
  stripeKey: {
    variable: 'FAIRLEAD_STRIPE_KEY',
    is: 'the publishable key of the card provider',
    without: 'nobody can pay by card',
  },
  segmentKey: {
    variable: 'FAIRLEAD_SEGMENT_KEY',
    is: 'the write key of the event collector',
    without: 'no analytics events are sent',
  },
  hubspotId: {
    variable: 'FAIRLEAD_HUBSPOT_ID',
    is: 'the account of the marketing tracker',
    without: 'page changes aren’t reported to the marketing tracker',
  },
  ambassadorId: {
    variable: 'FAIRLEAD_AMBASSADOR_ID',
    is: 'the account of the ambassador program',
    without: 'no conversion is reported to the ambassador program',
  },
  ambassadorCampaign: {
    variable: 'FAIRLEAD_AMBASSADOR_CAMPAIGN',
    is: 'the campaign of the ambassador program that conversions count for',
    without: 'no conversion is reported to the ambassador program',
  },
  errorReportsDsn: {
    variable: 'FAIRLEAD_ERROR_REPORTS_DSN',
    is: 'the address (DSN) of the error-reporting service',
    without: 'errors aren’t reported',
  },
  replayApplicationId: {
    variable: 'FAIRLEAD_REPLAY_APPLICATION_ID',
    is: 'the application id at the session-replay service',
    without: 'no session is counted or recorded',
  },
  replayClientToken: {
    variable: 'FAIRLEAD_REPLAY_CLIENT_TOKEN',
    is: 'the client token of the session-replay service',
    without: 'no session is counted or recorded',
  },
};

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the settings of a production page from the build environment. Missing ones are empty. */
export function readVendorSettings(env: Env): VendorSettings {
  const said = (name: keyof VendorSettings) => env[vendorVariables[name].variable]?.trim() ?? '';
  return {
    ...recordOf(keysOf(vendorVariables), said),
    environment: environmentOf(said('environment')),
  };
}

/** Returns one sentence per empty setting about what the deployment lacks without it. */
export function missingSettings(settings: VendorSettings): readonly string[] {
  return keysOf(vendorVariables)
    .filter((name) => settings[name] === '')
    .map((name) => vendorVariables[name])
    .map(({ variable, without }) => `${variable} is not set: ${without}.`);
}

function environmentOf(said: string) {
  if (said === '') return 'production';
  if (said === 'production' || said === 'staging') return said;
  throw new Error(
    `FAIRLEAD_ENVIRONMENT is '${said}'. A deployed page is 'production' or 'staging'; set it to one of them.`,
  );
}
