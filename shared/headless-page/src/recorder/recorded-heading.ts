/** What the recording of a sandbox page begins with. `at`: a time in Los Angeles. */
export type RecordedHeading = Readonly<Record<'as' | 'start' | 'at', string>>;
