import { InTurn } from './in-turn';

describe('in turn', () => {
  it('keeps the order for a key, lets other keys pass and goes on after a failure', async () => {
    const inTurn = new InTurn();
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
