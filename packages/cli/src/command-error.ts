import type { ExitCode } from './exit-codes';

/** An expected error with its exit code. The message describes what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  constructor(
    message: string,
    readonly code: ExitCode,
  ) {
    super(message);
  }
}
