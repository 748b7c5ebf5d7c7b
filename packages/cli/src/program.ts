import { Command } from 'commander';
import { apiCommand } from './commands/api';
import { verifyLog } from './commands/audit-log';
import { sendMessage } from './commands/channels';
import { completion } from './commands/completion';
import { exportRows } from './commands/export';
import { tailHistory } from './commands/history';
import { importRows } from './commands/import';
import { login } from './commands/login';
import { logout } from './commands/logout';
import { profilesCommand } from './commands/profiles';
import { listenToWebhooks } from './commands/webhooks';
import { whoami } from './commands/whoami';
import type { Context } from './context';
import { addResourceCommands, subcommand } from './resources/resource-commands';

const NOTES = `
Environment:
  TRACKWAY_URL, TRACKWAY_TOKEN  API and token, instead of a profile. With the URL alone, the token that is stored for it.
  TRACKWAY_PROFILE              profile to use; --profile has precedence
  NO_COLOR                      no colours

Exit codes:
  0 success, 1 rejected request, item or row, 2 wrong usage, 3 no valid token or missing scope, 4 not found,
  5 API unavailable, 130 ended by Ctrl-C, 143 by SIGTERM`;

/** All commands. Those of resources are generated from the OpenAPI document. */
export function buildProgram(context: Context): Command {
  const program = new Command('trackway')
    .description('Trackway on the command line')
    .version(context.version, '-V, --version', 'print the version')
    .option('-p, --profile <name>', 'profile to use')
    .helpCommand('help [command]', 'show the help of a command')
    .addHelpText('after', NOTES)
    .showHelpAfterError('Run the command with --help to see its usage.')
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => context.terminal.out(text.trimEnd()),
      writeErr: (text) => context.terminal.err(text),
    });
  const add = (parent: Command, command: Command) => void parent.addCommand(command.copyInheritedSettings(program));
  program.commandsGroup('Commands:');
  for (const command of [login, logout, whoami, profilesCommand, importRows, exportRows, apiCommand, completion]) {
    add(program, command(context));
  }
  add(subcommand(program, 'history'), tailHistory(context));
  program.commandsGroup('Resources:');
  addResourceCommands(program, context);
  add(subcommand(program, 'audit-log').alias('audit'), verifyLog(context));
  add(subcommand(program, 'channels'), sendMessage(context));
  add(subcommand(program, 'webhooks'), listenToWebhooks(context));
  inheritSettings(program);
  return program;
}

function inheritSettings(parent: Command): void {
  for (const command of parent.commands) {
    command.copyInheritedSettings(parent);
    inheritSettings(command);
  }
}
