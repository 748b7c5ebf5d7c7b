import { ScratchArrays } from './scratch-arrays';

describe('scratch arrays', () => {
  it('are different until they are reset, and then the same', () => {
    const scratch = new ScratchArrays();
    const [first, second] = [scratch.take(8), scratch.take(4)];
    scratch.reset();

    expect(first.buffer).not.toBe(second.buffer);
    expect([scratch.take(6).buffer, scratch.take(4).buffer]).toEqual([first.buffer, second.buffer]);
  });

  it('grow', () => {
    const scratch = new ScratchArrays();
    scratch.take(4);
    scratch.reset();

    expect(scratch.take(9)).toHaveLength(9);
  });
});
