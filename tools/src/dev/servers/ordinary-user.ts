import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartFailure } from '../../process/start-failure';

const run = promisify(execFile);
const AS_USER_1000 = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * PostgreSQL does not run as root. In a user namespace root appears as user 1000 and can still access its files, even
 * below a private home. Returns the prefix of the command, which is empty for an ordinary user.
 */
export async function asOrdinaryUser(): Promise<readonly string[]> {
  if (process.getuid?.() !== 0) return [];
  try {
    const [file = '', ...args] = [...AS_USER_1000, 'true'];
    await run(file, args);
    return AS_USER_1000;
  } catch {
    throw new StartFailure(
      'PostgreSQL does not run as root, and this machine allows no user namespace (unshare --user) to put it into: ' +
        'run the command as an ordinary user, or set POSTGRES_URL to a server that runs already.',
    );
  }
}
