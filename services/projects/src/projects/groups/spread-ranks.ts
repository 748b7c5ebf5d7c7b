import { type GroupMembers, RANK_STEP, type RankedMember } from '../project/group-members';

/** Members on each side that are read first. Eight times as many are read if their ranks are too close. */
const FIRST_WINDOW = 32;
const GROWTH = 8;
/** The minimum average gap, so that the same position has enough room for further moves. */
const MIN_MEAN_GAP = 2 ** 14;

/** Widens the gaps around a rank by moving as few members as possible. Requires the lock of the group. */
export async function spreadAround(
  members: GroupMembers,
  frameId: string,
  groupId: string,
  rank: number,
): Promise<void> {
  for (let count = FIRST_WINDOW; ; count *= GROWTH) {
    const { below, from } = await members.around(frameId, groupId, rank, count);
    const ends = { first: below.length < count, last: from.length < count };
    const spread = spreadEvenly([...below, ...from], ends);
    if (spread) {
      await members.setRanks(frameId, groupId, spread);
      return;
    }
  }
}

/**
 * Distributes ranks evenly between the outer two, or beyond them at an end of the group. Undefined if they are too
 * close.
 */
export function spreadEvenly(
  members: readonly RankedMember[],
  ends: { readonly first: boolean; readonly last: boolean },
): RankedMember[] | undefined {
  const gaps = Math.max(1, members.length - 1);
  let low = members[0]?.rank ?? 0;
  let high = members.at(-1)?.rank ?? 0;
  if (ends.last) high = Math.max(high, low + gaps * RANK_STEP);
  else if (ends.first) low = Math.min(low, high - gaps * RANK_STEP);
  const room = (high - low) / gaps;
  if (room < MIN_MEAN_GAP) return undefined;
  return members.map(({ projectId }, index) => ({ projectId, rank: Math.floor(low + index * room) }));
}
