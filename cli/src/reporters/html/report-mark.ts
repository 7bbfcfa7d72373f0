/** What `fairlead show` recognizes a report by, and the version of what it holds. */
export const reportMark = '<meta name="generator" content="fairlead report 1">';
