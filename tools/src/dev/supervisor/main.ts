import { onStop } from '../../process/on-stop';
import { runMain } from '../../process/run-main';
import { parseSupervisorArguments } from './arguments';
import { claimFreeFolder, claimThisFolder, supervisorLock } from './claim-state-folder';
import { connectionFile, removeConnection } from './connection';
import { startSystem } from './start-system';

/**
 * The supervisor: runs in its own session, which Ctrl-C does not reach, and exits when the channel of the launcher
 * closes. It starts servers and services, restarts them when they exit, and stops them in reverse order.
 */
async function main(): Promise<undefined> {
  // The reader of the output may have exited. Everything must be stopped nevertheless.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const options = parseSupervisorArguments(process.argv.slice(2));
  const log = (line: string) => void (options.quiet || process.stdout.write(`${line}\n`));
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) =>
    onStop((reason) => {
      stopping.abort(reason);
      resolve();
    }),
  );
  if (options.state !== undefined) claimThisFolder(options.state);
  const stateFolder = options.state ?? (await claimFreeFolder(log));
  try {
    const system = await startSystem({ ...options, stateFolder, env: process.env, log, stopping: stopping.signal });
    process.send?.({ ready: connectionFile(stateFolder) });
    await stopped;
    removeConnection(stateFolder);
    await system.stop();
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  } finally {
    supervisorLock(stateFolder).release();
  }
}

// While Node exits by itself, it can wait forever for a socket of a link that was reset at that moment.
void runMain(main).then(() => process.exit());
