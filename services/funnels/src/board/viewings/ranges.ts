/** A range of a video that was played, in seconds from its start. */
export interface PlayedRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the errors of invalid ranges by their index: ranges must not be empty, end after the video, or overlap. */
export function validateRanges(ranges: readonly PlayedRange[], duration: number): ReadonlyMap<number, string> {
  const faults = new Map<number, string>();
  for (const [index, { from, to }] of ranges.entries()) {
    if (to <= from) faults.set(index, 'A range must end after it begins.');
    else if (to > duration) faults.set(index, `A range must end within the video, which has ${duration} seconds.`);
    else if (ranges.some((other, place) => place < index && other.from < to && from < other.to)) {
      faults.set(index, 'A range must not overlap another one.');
    }
  }
  return faults;
}

/** Merges two lists: sorted, with overlapping and adjacent ranges joined. */
export function joinRanges(one: readonly PlayedRange[], other: readonly PlayedRange[]): PlayedRange[] {
  const joined: PlayedRange[] = [];
  for (const range of [...one, ...other].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else joined.push(range);
  }
  return joined;
}

/** Total seconds of a list that `joinRanges` returned. */
export function secondsOf(ranges: readonly PlayedRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}
