import type { S3Settings } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Reads where `s3://bucket/prefix` is and who writes there, from the variables that the tools of AWS read, too. Keys come
 * from the environment alone: what is typed stays in the history of a shell and in lists of processes.
 */
export function readS3Settings(place: string, env: Io['env']): S3Settings {
  const [, bucket = '', prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(place) ?? [];
  if (place.includes('@'))
    throw new UsageError(
      'An address of S3 has no key in it. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and name s3://<bucket>/<prefix>.',
    );
  if (!bucket)
    throw new UsageError(
      `${place} is no bucket. Name one as s3://<bucket> or s3://<bucket>/<prefix>.`,
    );
  const [accessKeyId, secretAccessKey] = [env.AWS_ACCESS_KEY_ID, env.AWS_SECRET_ACCESS_KEY];
  if (!accessKeyId || !secretAccessKey)
    throw new UsageError(
      `${accessKeyId ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID'} isn't set, so ${place} can't be opened. Set both to a key that may read and write there.`,
    );
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (endpoint && 'us-east-1');
  if (!region)
    throw new UsageError(
      `AWS_REGION isn't set, so nobody knows where ${place} is. Set it, for example to eu-central-1; for another store than AWS, set AWS_ENDPOINT_URL.`,
    );
  const folder = prefix.split('/').filter(Boolean);
  const origin = endpoint
    ? originOf(endpoint, bucket)
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  return {
    place: ['s3:/', bucket, ...folder].join('/'),
    url: [origin, ...folder, ''].join('/'),
    ...{ region, accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN },
  };
}

/** Other stores than AWS's have the bucket in the path. */
function originOf(endpoint: string, bucket: string): string {
  const isAddress = URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol);
  if (!isAddress)
    throw new UsageError(
      'AWS_ENDPOINT_URL is no address. Set it to that of the store, for example https://storage.example.com.',
    );
  const { username, password } = new URL(endpoint);
  if (username || password)
    throw new UsageError(
      'AWS_ENDPOINT_URL has a user or a password in it. Set the key in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
}
