export interface PlayedRange {
  /** In seconds from the start of the video. */
  readonly from: number;
  readonly to: number;
}

/** The ranges that a player has played, within the duration of the video. */
export function playedRanges(
  played: Pick<TimeRanges, 'length' | 'start' | 'end'>,
  duration: number,
): readonly PlayedRange[] {
  return Array.from({ length: played.length }, (_, index) => ({
    from: Math.min(played.start(index), duration),
    to: Math.min(played.end(index), duration),
  })).filter(({ from, to }) => to > from);
}
