import { Stack } from './stack';

function stoppable(name: string, stopped: string[]): { stop(): Promise<void> } {
  return {
    stop: async () => {
      stopped.push(name);
    },
  };
}

describe('Stack', () => {
  it('stops in reverse order, layer by layer', async () => {
    const stopped: string[] = [];
    const stack = new Stack(new AbortController().signal);
    await stack.add(Promise.resolve(stoppable('servers', stopped)));
    await stack.addAll([Promise.resolve(stoppable('gateway', stopped)), Promise.resolve(stoppable('forms', stopped))]);

    await stack.stop();

    expect(stopped).toEqual(['gateway', 'forms', 'servers']);
  });

  it('stops all resources if one of them fails to stop, and rejects with the failure', async () => {
    const stopped: string[] = [];
    const stack = new Stack(new AbortController().signal);
    await stack.add(Promise.resolve(stoppable('servers', stopped)));
    await stack.add(Promise.resolve({ stop: () => Promise.reject(new Error('no exit')) }));

    await expect(stack.stop()).rejects.toThrow('no exit');
    expect(stopped).toEqual(['servers']);
  });

  it('stops the resources next to a failed one, and aborts those that are starting', async () => {
    const stopped: string[] = [];
    const stack = new Stack(new AbortController().signal);
    const failing = Promise.reject(new Error('no port'));

    const adding = stack.addAll([Promise.resolve(stoppable('forms', stopped)), failing]);

    await expect(adding).rejects.toThrow('no port');
    expect(stack.signal.aborted).toBe(true);
    await stack.stop();
    expect(stopped).toEqual(['forms']);
  });

  it('rejects with the first failure, not with the aborts that it caused', async () => {
    const stack = new Stack(new AbortController().signal);
    const aborted = new Promise<never>((_resolve, reject) => {
      stack.signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
    const failing = Promise.reject(new Error('no port'));

    await expect(stack.addAll([aborted, failing])).rejects.toThrow('no port');
  });

  it('rejects with the requested stop, not with the aborts that it caused', async () => {
    const stopping = new AbortController();
    const stack = new Stack(stopping.signal);
    const aborted = new Promise<never>((_resolve, reject) => {
      stack.signal.addEventListener('abort', () => reject(new Error('aborted')));
    });

    const adding = stack.addAll([aborted]);
    stopping.abort('SIGINT');

    await expect(adding).rejects.toBe('SIGINT');
  });

  it('starts nothing after a stop was requested, and stops what has started', async () => {
    const stopped: string[] = [];
    const stopping = new AbortController();
    const stack = new Stack(stopping.signal);
    stopping.abort('SIGINT');

    const adding = stack.add(Promise.resolve(stoppable('servers', stopped)));

    await expect(adding).rejects.toBe('SIGINT');
    await stack.stop();
    expect(stopped).toEqual(['servers']);
  });
});
