const DAY_SECONDS = 24 * 60 * 60;

/** Lifetime of an access token of a service account. */
export const ACCOUNT_TOKEN_SECONDS = 60 * 60;

/** Default and maximum lifetime of personal access tokens. Revocations are retained longer (`topicSettings`). */
export const DEFAULT_PERSONAL_SECONDS = 90 * DAY_SECONDS;
export const MAX_PERSONAL_SECONDS = 366 * DAY_SECONDS;

/** Tolerated clock skew of services that verify tokens. */
export const SKEW_SECONDS = 60;
