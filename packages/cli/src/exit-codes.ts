/** Exit codes of all commands. The help of the program lists them. */
export const EXIT = {
  success: 0,
  /** The API rejected the request, rows of an import, or items of a bulk request. */
  failure: 1,
  usage: 2,
  /** There is no valid token, or it lacks a scope. */
  access: 3,
  notFound: 4,
  /** The API cannot be reached or is unavailable. */
  unavailable: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
