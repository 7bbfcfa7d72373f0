/** Where an S3-compatible store is, and who writes to it. */
export type S3Settings = {
  /** As people write it: `s3://bucket/prefix`. */
  readonly place: string;
  /** The address of what is in the bucket under the prefix; ends with a slash. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  /** Tests let it fail. */
  readonly fetch?: typeof fetch;
  /** Waits before another attempt, in ms. */
  readonly pause?: (delay: number) => Promise<unknown>;
};
