import { CommanderError } from 'commander';
import type { Context } from './context';
import { EXIT, type ExitCode } from './exit-codes';
import { explainError } from './explain-error';
import { styled } from './output/style';
import { buildProgram } from './program';
import { Rejected } from './rejected';

/** Runs one command line and returns the exit code. */
export async function run(args: readonly string[], context: Context): Promise<ExitCode> {
  const { terminal } = context;
  try {
    await buildProgram(context).parseAsync(withHelpOption(args), { from: 'user' });
    return EXIT.success;
  } catch (error) {
    if (error instanceof Rejected) return EXIT.failure;
    // Commander has printed its message.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.success : EXIT.usage;
    if (context.signal.aborted) return EXIT.failure;
    const { text, code } = explainError(error);
    terminal.err(`${styled(terminal, 'red', text)}\n`);
    return code;
  }
}

/** `help projects create` is `projects create --help`. Commander shows only the help of the first word. */
function withHelpOption(args: readonly string[]): string[] {
  const [first, ...words] = args;
  return first === 'help' && words.length > 1 ? [...words, '--help'] : [...args];
}
