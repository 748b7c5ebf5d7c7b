const SAY_AGAIN_MS = 10_000;

/** Prints a waiting message every ten seconds, and the duration at the end. */
export async function waiting<Result>(
  what: string,
  log: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  log(`${what} …`);
  const timer = setInterval(() => log(`${what}: ${seconds()} s so far`), SAY_AGAIN_MS);
  try {
    const result = await work();
    log(`${what}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
