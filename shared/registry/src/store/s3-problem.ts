import type { S3Settings } from './s3-settings.ts';

type Failed = {
  readonly status: number;
  /** What the store calls it; empty if it doesn't say. */
  readonly code: string;
  readonly headers: Headers;
};

/** Says why an S3-compatible store did not do what it was asked, and what to do. Names no key. */
export function explainS3(
  { status, code, headers }: Failed,
  { place, url, region }: Pick<S3Settings, 'place' | 'url' | 'region'>,
  now: number,
): string {
  const { origin } = new URL(url);
  switch (code) {
    case 'NoSuchBucket':
      return `There is no bucket of ${place} at ${origin}. Name another one with --registry, or another store with AWS_ENDPOINT_URL.`;
    case 'InvalidAccessKeyId':
      return `${origin} doesn't know the key in AWS_ACCESS_KEY_ID. Set both variables to a key that exists there.`;
    case 'SignatureDoesNotMatch':
      return `The secret in AWS_SECRET_ACCESS_KEY isn't the one of the key in AWS_ACCESS_KEY_ID, or AWS_REGION (${region}) isn't the region of ${place}. Set them again.`;
    case 'ExpiredToken':
    case 'InvalidToken':
      return 'The session of AWS_SESSION_TOKEN is over. Sign in again, and set the three variables anew.';
    case 'AccessDenied':
    case 'AllAccessDisabled':
      return `The key in AWS_ACCESS_KEY_ID may not do this in ${place}. It needs s3:GetObject and s3:PutObject there, and s3:ListBucket, without which a file that doesn't exist is denied, too.`;
    case 'RequestTimeTooSkewed':
      return `This machine's clock is ${skewOf(headers, now)} from that of ${origin}. Set it, and try again.`;
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
    case 'IllegalLocationConstraintException':
      return `${place} isn't in the region ${region}. Set AWS_REGION to ${headers.get('x-amz-bucket-region') ?? 'its region'}.`;
    case 'NotImplemented':
      return `${origin} can't write a file only if it doesn't exist (If-None-Match), so publishes could be lost there. Use a store that can.`;
    default:
      return `${place} was answered with ${[status, code].filter(Boolean).join(' ')}. Try again; if it stays so, ask whoever runs ${origin}.`;
  }
}

function skewOf(headers: Headers, now: number): string {
  const minutes = Math.round(Math.abs(Date.parse(headers.get('date') ?? '') - now) / 60_000);
  return Number.isNaN(minutes) ? 'too far' : `${minutes} minutes`;
}
