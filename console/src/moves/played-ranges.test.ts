import { playedRanges } from './played-ranges';

const played = (...ranges: readonly (readonly [number, number])[]) => ({
  length: ranges.length,
  start: (index: number) => ranges[index]?.[0] ?? 0,
  end: (index: number) => ranges[index]?.[1] ?? 0,
});

describe('the played ranges of a video', () => {
  it('end with the video, whose player may report a longer duration', () => {
    expect(playedRanges(played([0, 10], [20, 96.4]), 95)).toEqual([
      { from: 0, to: 10 },
      { from: 20, to: 95 },
    ]);
  });

  it('are none without a played second', () => {
    expect(playedRanges(played([0, 0], [95, 96]), 95)).toEqual([]);
    expect(playedRanges(played(), 95)).toEqual([]);
  });
});
