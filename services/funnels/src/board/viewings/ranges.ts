/** A range of a video that was played, in seconds from its start. */
export interface PlayedRange {
  readonly from: number;
  readonly to: number;
}

/** Players round the duration of a video, and report ranges that end after it. */
const TOLERANCE_SECONDS = 1;
/** Shorter gaps are closed, so that a viewing and its line in the history have at most 1,001 ranges. */
const JOINED_SHARE = 0.001;

/**
 * Ends ranges with the video, and returns the errors of invalid ones by their index. A range must not be empty, and not
 * end more than a second after the video. Ranges may overlap.
 */
export function clipRanges(
  given: readonly PlayedRange[],
  duration: number,
): { readonly ranges: readonly PlayedRange[]; readonly errors: ReadonlyMap<number, string> } {
  const errors = new Map<number, string>();
  for (const [index, { from, to }] of given.entries()) {
    if (to <= from) errors.set(index, 'A range must end after it begins.');
    else if (to > duration + TOLERANCE_SECONDS) {
      errors.set(index, `A range must end within the video, which has ${duration} seconds.`);
    }
  }
  const clipped = given.map(({ from, to }) => ({ from, to: Math.min(to, duration) }));
  return { ranges: clipped.filter(({ from, to }) => from < to), errors };
}

/** Merges two lists: sorted, with overlapping and adjacent ranges joined, also over short gaps. */
export function joinRanges(
  one: readonly PlayedRange[],
  other: readonly PlayedRange[],
  duration: number,
): PlayedRange[] {
  const gap = duration * JOINED_SHARE;
  const joined: PlayedRange[] = [];
  for (const range of [...one, ...other].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to + gap)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else joined.push(range);
  }
  return joined;
}

/** Total seconds of a list that `joinRanges` returned. */
export function secondsOf(ranges: readonly PlayedRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}
