import { BackgroundLoop, type Logger } from '@trackway/runtime';
import type { BackgroundTask } from './service-parts';

/** A task that repeats `step`: at once if it returns true because it found work, else after `idleMs`. */
export function loopTask(options: {
  readonly name: string;
  readonly step: () => Promise<boolean>;
  readonly idleMs: number;
  readonly logger: Logger;
}): BackgroundTask {
  return { name: options.name, start: () => new BackgroundLoop(options).start() };
}
