/** The command has printed why it failed. Only the exit code is left. */
export class Rejected extends Error {
  override readonly name = 'Rejected';
}
