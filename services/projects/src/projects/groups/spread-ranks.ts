import { type GroupMembers, RANK_STEP, type RankedMember } from '../project/group-members';

/** How many neighbours on each side are looked at first; eight times as many each time that these stand too close. */
const FIRST_WINDOW = 32;
const GROWTH = 8;
/** Room that there must be between two on the average, or the same place would be crowded again at once. */
const ENOUGH_ROOM = 2 ** 14;

/** Makes room where a group is crowded, by moving as few neighbours as will do. Needs the group's lock. */
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

/** Even ranks between the outer two, or beyond them where the group ends there; undefined where they are too close. */
export function spreadEvenly(
  crowd: readonly RankedMember[],
  ends: { readonly first: boolean; readonly last: boolean },
): RankedMember[] | undefined {
  const gaps = Math.max(1, crowd.length - 1);
  let low = crowd[0]?.rank ?? 0;
  let high = crowd.at(-1)?.rank ?? 0;
  if (ends.last) high = Math.max(high, low + gaps * RANK_STEP);
  else if (ends.first) low = Math.min(low, high - gaps * RANK_STEP);
  const room = (high - low) / gaps;
  if (room < ENOUGH_ROOM) return undefined;
  return crowd.map(({ projectId }, index) => ({ projectId, rank: Math.floor(low + index * room) }));
}
