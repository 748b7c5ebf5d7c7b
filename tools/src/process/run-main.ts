import { StartFailure } from './start-failure';

/** Runs a command. Errors that the user can fix are printed as a sentence, others with their stack. */
export async function runMain(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const text = error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
