import { KeyedQueue } from './keyed-queue';

describe('KeyedQueue', () => {
  it('runs tasks of a key in order, other keys concurrently, and continues after a failure', async () => {
    const inTurn = new KeyedQueue();
    const done: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });

    const first = inTurn.run('a', async () => {
      await held;
      done.push('first');
      throw new Error('refused');
    });
    const second = inTurn.run('a', async () => void done.push('second'));
    await inTurn.run('b', async () => void done.push('other'));
    release();

    await expect(first).rejects.toThrow('refused');
    await second;
    expect(done).toEqual(['other', 'first', 'second']);
  });
});
