import { Stack } from './stack';

function stoppable(name: string, stopped: string[]): { stop(): Promise<void> } {
  return {
    stop: async () => {
      stopped.push(name);
    },
  };
}

describe('a stack of what has been started', () => {
  it('stops in reverse, layer by layer', async () => {
    const stopped: string[] = [];
    const stack = new Stack(new AbortController().signal);
    await stack.add(Promise.resolve(stoppable('servers', stopped)));
    await stack.addAll([Promise.resolve(stoppable('gateway', stopped)), Promise.resolve(stoppable('forms', stopped))]);

    await stack.stop();

    expect(stopped).toEqual(['gateway', 'forms', 'servers']);
  });

  it('stops those beside one that failed, and tells those that are still starting', async () => {
    const stopped: string[] = [];
    const stack = new Stack(new AbortController().signal);
    const failing = Promise.reject(new Error('no port'));

    const adding = stack.addAll([Promise.resolve(stoppable('forms', stopped)), failing]);

    await expect(adding).rejects.toThrow('no port');
    expect(stack.signal.aborted).toBe(true);
    await stack.stop();
    expect(stopped).toEqual(['forms']);
  });

  it('reports the first failure, and not the aborts that it caused', async () => {
    const stack = new Stack(new AbortController().signal);
    const hearing = new Promise<never>((_resolve, reject) => {
      stack.signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
    const failing = Promise.reject(new Error('no port'));

    await expect(stack.addAll([hearing, failing])).rejects.toThrow('no port');
  });

  it('reports the requested stop, and not the aborts that it caused', async () => {
    const stopping = new AbortController();
    const stack = new Stack(stopping.signal);
    const hearing = new Promise<never>((_resolve, reject) => {
      stack.signal.addEventListener('abort', () => reject(new Error('aborted')));
    });

    const adding = stack.addAll([hearing]);
    stopping.abort('SIGINT');

    await expect(adding).rejects.toBe('SIGINT');
  });

  it('goes no further once a stop was asked for, and still stops what had started', async () => {
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
