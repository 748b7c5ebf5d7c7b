/** The command has said itself what went wrong: nothing is left but to end with an exit code that tells of it. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
