import { runMain } from '../process/run-main';
import type { OpsCommand } from './command';
import { withoutDryRun } from './dry-run';

/** Runs one command as an npm script: progress on stderr, the result as text. */
export function runCommand(command: OpsCommand): void {
  void runMain(async () => {
    const { args, isDryRun } = withoutDryRun(process.argv.slice(2));
    const say = (line: string) => process.stderr.write(`${line}\n`);
    const { isOk, text } = await command(args, { env: process.env, isDryRun, say });
    process.stdout.write(`${text}\n`);
    return isOk ? 0 : 1;
  });
}
