/** Calls back when the parent process has exited for any reason, because the channel to it closes then. */
export function whenParentEnds(callback: () => void): void {
  if (process.channel === undefined) return;
  process.once('disconnect', callback);
  process.channel.unref();
}
