/** The address of this link. */
export const address = location.pathname.replace(/\/$/, '');

/** Headers of all requests: the PIN, after it was entered. */
export const headers = {};
