/** Invalid usage of the command line. The message describes the correct usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
