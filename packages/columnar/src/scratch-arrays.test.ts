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

  it('are released ten seconds after their last use', () => {
    jest.useFakeTimers();
    const scratch = new ScratchArrays();
    const use = () => {
      const { buffer } = scratch.take(4);
      scratch.reset();
      return buffer;
    };
    const first = use();
    jest.advanceTimersByTime(9_999);
    expect(use()).toBe(first);
    jest.advanceTimersByTime(9_999);
    expect(use()).toBe(first);
    jest.advanceTimersByTime(10_000);
    const second = use();
    expect(second).not.toBe(first);
    jest.advanceTimersByTime(10_000);

    expect(use()).not.toBe(second);
    jest.useRealTimers();
  });
});
