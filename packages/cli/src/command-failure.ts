/** The command has printed its error; only the exit code is left. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
