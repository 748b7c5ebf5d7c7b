import { StartFailure } from './start-failure';

/** Runs a command. What the person can put right is said in its one sentence; anything else with its stack. */
export async function runMain(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const text = error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
