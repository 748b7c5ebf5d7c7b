import { clipRanges, joinRanges, secondsOf } from './ranges';

describe('played ranges', () => {
  it.each([
    [[{ from: 0, to: 100 }], []],
    [
      [
        { from: 50, to: 60 },
        { from: 60, to: 70 },
        { from: 0, to: 50 },
      ],
      [],
    ],
    [[{ from: 10, to: 10 }], [0]],
    [[{ from: 20, to: 10 }], [0]],
    [[{ from: 90, to: 101 }], []],
    [[{ from: 90, to: 101.1 }], [0]],
    [
      [
        { from: 0, to: 50 },
        { from: 49, to: 60 },
        { from: 55, to: 58 },
      ],
      [],
    ],
  ])('%j of a video of 100 seconds have errors at %j', (ranges, faults) => {
    expect([...clipRanges(ranges, 100).errors.keys()]).toEqual(faults);
  });

  it('are clipped to the end of the video', () => {
    const ranges = [
      { from: 90, to: 100.6 },
      { from: 100.2, to: 100.9 },
    ];

    expect(clipRanges(ranges, 100).ranges).toEqual([{ from: 90, to: 100 }]);
  });

  it('are joined over gaps of less than a thousandth of the video, which limits their number', () => {
    const stripes = Array.from({ length: 50_000 }, (_, index) => ({ from: index / 10, to: index / 10 + 0.09 }));
    const pauses = Array.from({ length: 10 }, (_, index) => ({ from: index * 500, to: index * 500 + 490 }));

    expect(joinRanges([], stripes, 5_000)).toHaveLength(1);
    expect(joinRanges([], pauses, 5_000)).toEqual(pauses);
  });

  it('count each second once, even if it was played repeatedly', () => {
    const joined = joinRanges(
      [
        { from: 0, to: 30 },
        { from: 60, to: 80 },
      ],
      [
        { from: 20, to: 40 },
        { from: 40, to: 50 },
        { from: 70, to: 75 },
      ],
      100,
    );

    expect(joined).toEqual([
      { from: 0, to: 50 },
      { from: 60, to: 80 },
    ]);
    expect(secondsOf(joined)).toBe(70);
  });
});
