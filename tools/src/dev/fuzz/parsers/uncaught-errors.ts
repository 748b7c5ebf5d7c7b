const MAX_RUN_MS = 2_000;

/**
 * Runs a function that works with streams.
 * @throws an error that no listener received, which would end a service, or an error if the function does not finish
 */
export async function withUncaughtErrors(run: () => Promise<void>): Promise<void> {
  const uncaught: unknown[] = [];
  const record = (error: unknown) => void uncaught.push(error);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It did not finish in ${MAX_RUN_MS} ms.`)), MAX_RUN_MS);
  process.on('uncaughtException', record);
  try {
    await Promise.race([run(), late]);
    if (uncaught.length > 0) throw uncaught[0];
  } finally {
    clearTimeout(timer);
    process.off('uncaughtException', record);
  }
}
