/** The gap between adjacent members, so that a move writes one row. */
export const RANK_STEP = 2 ** 20;

export interface RankedMember {
  readonly projectId: string;
  readonly rank: number;
}

export interface GroupMember extends RankedMember {
  /** A deleted project keeps its position for a restore. */
  readonly deleted: boolean;
}

/** The members of groups in order. Writes require the lock of the group. */
export interface GroupMembers {
  /** The rank of a member. Undefined if the project is not a member. */
  rankOf(frameId: string, groupId: string, projectId: string): Promise<number | undefined>;
  /** The rank of the adjacent member on one side, ignoring `except`. */
  nextRank(
    frameId: string,
    groupId: string,
    beside: { readonly rank: number; readonly side: 'before' | 'after'; readonly except: string },
  ): Promise<number | undefined>;
  /** Up to `count` members below a rank and up to `count` from it on, in order. */
  around(
    frameId: string,
    groupId: string,
    rank: number,
    count: number,
  ): Promise<{ readonly below: readonly RankedMember[]; readonly from: readonly RankedMember[] }>;
  /** All members, in order. */
  all(frameId: string, groupId: string): Promise<readonly GroupMember[]>;
  /** Adds the project at the end. A member stays where it is. */
  append(frameId: string, groupId: string, projectId: string): Promise<void>;
  remove(frameId: string, groupId: string, projectId: string): Promise<void>;
  setRank(frameId: string, groupId: string, projectId: string, rank: number): Promise<void>;
  /** Sets ranks of adjacent members between those of the members around them. */
  setRanks(frameId: string, groupId: string, members: readonly RankedMember[]): Promise<void>;
  /** Sets the order of all members. */
  reorder(frameId: string, groupId: string, projectIds: readonly string[]): Promise<void>;
}
