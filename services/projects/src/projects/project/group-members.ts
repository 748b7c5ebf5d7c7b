/** Room between two neighbours of a group, so that a move writes one row. */
export const RANK_STEP = 2 ** 20;

export interface RankedMember {
  readonly projectId: string;
  readonly rank: number;
}

export interface GroupMember extends RankedMember {
  /** Whether the project is deleted; it keeps its place for when it is restored. */
  readonly deleted: boolean;
}

/** Who is in a group, in which order. Whoever writes holds the group's lock. */
export interface GroupMembers {
  /** The rank of a member, or undefined for who is none. */
  rankOf(frameId: string, groupId: string, projectId: string): Promise<number | undefined>;
  /** The rank of the member next to `rank` on one side, `except` not counted. */
  nextRank(
    frameId: string,
    groupId: string,
    beside: { readonly rank: number; readonly side: 'before' | 'after'; readonly except: string },
  ): Promise<number | undefined>;
  /** In the group's order, up to `count` members below a rank, and up to `count` from it on. */
  around(
    frameId: string,
    groupId: string,
    rank: number,
    count: number,
  ): Promise<{ readonly below: readonly RankedMember[]; readonly from: readonly RankedMember[] }>;
  /** All members, in the group's order. */
  all(frameId: string, groupId: string): Promise<readonly GroupMember[]>;
  /** Makes the project the last one; who is in already stays where it is. */
  append(frameId: string, groupId: string, projectId: string): Promise<void>;
  remove(frameId: string, groupId: string, projectId: string): Promise<void>;
  setRank(frameId: string, groupId: string, projectId: string, rank: number): Promise<void>;
  /** Gives neighbours new ranks between those of their own neighbours. */
  setRanks(frameId: string, groupId: string, members: readonly RankedMember[]): Promise<void>;
  /** Gives the members, who must be all of the group, new ranks in this order. */
  reorder(frameId: string, groupId: string, projectIds: readonly string[]): Promise<void>;
}
