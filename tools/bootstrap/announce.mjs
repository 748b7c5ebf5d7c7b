/** Says what is waited for, again every ten seconds, and how long it took. To standard error: see `run`. */
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
