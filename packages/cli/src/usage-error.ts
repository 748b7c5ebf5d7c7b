/** Wrong usage of the command line. The message says what is correct. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
