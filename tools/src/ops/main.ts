import { onStop } from '../process/on-stop';
import { StartFailure } from '../process/start-failure';
import { backup } from './backup/backup';
import { cellMove } from './cell-move/cell-move';
import type { OpsCommand } from './command';
import { dlq } from './dlq/dlq';
import { withoutDryRun } from './dry-run';
import { frame } from './frame/frame';
import { person } from './person/person';
import { inProjects } from './projects-command';
import { reportOf } from './report';

const COMMANDS: Readonly<Record<string, OpsCommand>> = {
  backup,
  cell: (args, context) => (args[0] === 'move' ? cellMove : inProjects('cell'))(args, context),
  dlq,
  frame,
  person,
  'rebuild-read-model': inProjects('rebuild-read-model'),
  'signing-keys': inProjects('signing-keys'),
};

const USAGE = `trackway-ops <command> [--dry-run]: ${Object.keys(COMMANDS).join(', ')}
Without further arguments, a command prints its usage. Progress and results are written to stderr, a report as one line
of JSON to stdout.`;

/** The command line of the ops image (decision 0134). */
async function main([name = '', ...rest]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const say = (line: string) => void process.stderr.write(`${asOps(line)}\n`);
  if (!command) {
    say(USAGE);
    process.exitCode = 2;
    return;
  }
  const { args, isDryRun } = withoutDryRun(rest);
  const report = reportOf({ command: name, action: args[0], isDryRun });
  // A container ignores signals that its program does not handle. Interrupted commands can be repeated.
  onStop((reason) => {
    const error = `The command was stopped by ${reason}. Run it again.`;
    say(error);
    process.stdout.write(report(false, { error }), () => process.exit(1));
  });
  try {
    const { isOk, text, details } = await command(args, { env: process.env, isDryRun, say });
    say(text);
    process.stdout.write(report(isOk, details));
    process.exitCode = isOk ? 0 : 1;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    say(error instanceof StartFailure ? message : `${(error instanceof Error && error.stack) || message}`);
    process.stdout.write(report(false, { error: asOps(message) }));
    process.exitCode = 1;
  }
}

/** Usages name the npm scripts of a checkout. */
function asOps(text: string): string {
  return text.replaceAll(/npm run ([a-z-]+)( --)?/g, 'trackway-ops $1');
}

void main(process.argv.slice(2));
