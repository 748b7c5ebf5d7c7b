/** Calls back when the process that started this one has ended, however it ended: the channel between them closes then. */
export function whenParentEnds(callback: () => void): void {
  if (process.channel === undefined) return;
  process.once('disconnect', callback);
  process.channel.unref();
}
