/** Prints progress to standard error every ten seconds, and the duration at the end. */
export function announce(what) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stderr.write(`${what} …\n`);
  const timer = setInterval(() => process.stderr.write(`${what}: ${seconds()} s so far\n`), 10_000);
  timer.unref();
  return () => {
    clearInterval(timer);
    process.stderr.write(`${what}: done in ${seconds()} s\n`);
  };
}
