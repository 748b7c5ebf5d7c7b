/** Where this link answers. */
export const address = location.pathname.replace(/\/$/, '');

/** What every request brings: the PIN, once somebody has told it. */
export const headers = {};
