interface Stoppable {
  stop(): Promise<void>;
}

/** The shared instance of this Jest worker. Modules of the repository are loaded once for each worker, so it survives files. */
let current: { start: unknown; instance: Promise<Stoppable> } | undefined;

/**
 * Returns a function that starts an instance for all test files of a Jest worker which share it. Their `stop` does
 * nothing. The instance stops when a file needs another one, or when the worker ends.
 *
 * A file may share an instance if it reads only data of its own tenants, and leaves settings and peer services as they were.
 */
export function shareInstance<Instance extends Stoppable>(start: () => Promise<Instance>): () => Promise<Instance> {
  return async () => {
    if (current?.start !== start) {
      await stopShared();
      current = { start, instance: start() };
      current.instance.catch(() => {
        current = undefined;
      });
    }
    return { ...((await current.instance) as Instance), stop: async () => undefined };
  };
}

/** Stops the shared instance of this process. */
export async function stopShared(): Promise<void> {
  const stopped = current;
  current = undefined;
  await (await stopped?.instance)?.stop();
}
