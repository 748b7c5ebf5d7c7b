import { createClient, TrackwayError } from '@trackway/client';
import { findCommand, parseGiven } from './arguments/parse-command';
import type { Command } from './command';
import { CommandFailure } from './command-failure';
import type { CredentialStore } from './credentials';
import { helpOf, overview } from './output/help';
import { plain } from './output/table';
import type { Terminal } from './terminal';
import { UsageError } from './usage-error';

/** Runs one command line and returns the exit code: 0 success, 1 error, 2 wrong usage. */
export async function run(
  args: readonly string[],
  surroundings: {
    commands: readonly Command[];
    terminal: Terminal;
    credentials: CredentialStore;
    signal: AbortSignal;
  },
): Promise<number> {
  const { commands, terminal, credentials, signal } = surroundings;
  const asksForHelp = args.some((word) => word === '--help' || word === '-h');
  const words = args.filter((word) => word !== '--help' && word !== '-h');
  try {
    if (words.length === 0 || (words.length === 1 && words[0] === 'help')) {
      terminal.out(overview(commands));
      return words.length === 0 && !asksForHelp ? 2 : 0;
    }
    const { command, rest } = findCommand(commands, words);
    if (asksForHelp) terminal.out(helpOf(command));
    else await command.run(parseGiven(command, rest), { terminal, credentials, client: connect, signal });
    return 0;
  } catch (error) {
    if (error instanceof CommandFailure) return 1;
    terminal.err(`${explain(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }

  function connect() {
    const known = credentials.read();
    if (!known) throw new UsageError('You are not logged in. Run: trackway login <address>');
    return createClient(known);
  }
}

function explain(error: unknown): string {
  if (error instanceof TrackwayError) {
    const { code, requestId, validation } = error;
    const cure = code === 'token_expired' || code === 'unauthenticated' ? ' Run: trackway login <address>' : '';
    const faults = Object.entries(validation).map(([field, texts]) => `\n  ${field}: ${texts.join(' ')}`);
    return plainLines(`${error.message}${cure}${faults.join('')}\n(${code}, request ${requestId ?? 'unknown'})`);
  }
  if (error instanceof TypeError && error.message === 'fetch failed') {
    const cause = error.cause instanceof Error ? error.cause.message : 'the network';
    return `The API cannot be reached: ${cause || 'no connection'}. Is the address right?`;
  }
  return error instanceof Error ? error.message : String(error);
}

function plainLines(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith('  ') ? `  ${plain(line)}` : plain(line)))
    .join('\n');
}
