const DAY_SECONDS = 24 * 60 * 60;

/** Access tokens that a service account gets for its secret. */
export const ACCOUNT_TOKEN_SECONDS = 60 * 60;

/** Personal access tokens, where nothing else is said, and at most. Revocations are kept for longer (`topicSettings`). */
export const DEFAULT_PERSONAL_SECONDS = 90 * DAY_SECONDS;
export const MAX_PERSONAL_SECONDS = 366 * DAY_SECONDS;

/** How far the clocks of those who verify tokens may be behind. */
export const SKEW_SECONDS = 60;
