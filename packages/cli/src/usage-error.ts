/** The command line was used wrongly; the message says how it would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
