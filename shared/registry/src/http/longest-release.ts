/** The longest body of a release, in bytes: its files in base64. */
export const longestRelease = 32 * 1024 * 1024;

/** What its files may have together, in bytes. */
export const longestFiles = 23 * 1024 * 1024;
