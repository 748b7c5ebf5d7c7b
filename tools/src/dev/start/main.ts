import { whenParentEnds } from '../../process/parent-channel';
import { runMain } from '../../process/run-main';
import { launchSupervisor } from './launch-supervisor';

/** One Ctrl-C arrives twice: from the terminal and forwarded by npm. */
const SAME_KEYSTROKE_MS = 1_000;

/** `npm start`: the launcher. It holds the channel to the supervisor, and returns the exit code of the supervisor. */
async function main(): Promise<number> {
  const supervisor = launchSupervisor({ args: process.argv.slice(2), env: process.env });
  let firstSignalAt: number | undefined;
  const stop = () => {
    if (firstSignalAt !== undefined && Date.now() - firstSignalAt > SAME_KEYSTROKE_MS) return supervisor.kill();
    if (firstSignalAt === undefined) process.stdout.write('\nStopping everything … (again to stop without waiting)\n');
    firstSignalAt ??= Date.now();
    supervisor.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.stdout.on('error', () => undefined);
  whenParentEnds(stop);
  return supervisor.ended;
}

void runMain(main);
