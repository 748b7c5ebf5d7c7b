import { CommandError } from '../command-error';
import { EXIT } from '../exit-codes';

/** The content of a file. @throws CommandError if the connection is lost before its end */
export async function bytesOf(response: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch {
    throw new CommandError(
      'The connection was lost before the end of the file. Run the command again.',
      EXIT.unavailable,
    );
  }
}
