/** An export of a million rows to a slow reader ends well before this. */
export const LONGEST_EXPORT_MS = 60 * 60 * 1_000;
