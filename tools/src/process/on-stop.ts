import { whenParentEnds } from './parent-channel';

/** Calls back once, at the first of: Ctrl-C, a termination signal, the exit of the parent process. */
export function onStop(stop: (reason: string) => void): void {
  let isStopping = false;
  const once = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    stop(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => once(signal));
  whenParentEnds(() => once('the launcher ended'));
}
