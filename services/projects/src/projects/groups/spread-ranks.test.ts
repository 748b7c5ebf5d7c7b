import { RANK_STEP } from '../project/group-members';
import { spreadEvenly } from './spread-ranks';

const crowd = (...ranks: number[]) => ranks.map((rank) => ({ projectId: `project ${rank}`, rank }));

describe('spreading ranks', () => {
  it('keeps the first and the last rank, and the order', () => {
    const spread = spreadEvenly(crowd(0, 1, 2, 4 * RANK_STEP), { first: false, last: false });

    expect(spread?.map(({ projectId }) => projectId)).toEqual(crowd(0, 1, 2, 4 * RANK_STEP).map((m) => m.projectId));
    expect(spread?.[0]?.rank).toBe(0);
    expect(spread?.[3]?.rank).toBe(4 * RANK_STEP);
    expect(new Set(spread?.map(({ rank }) => rank)).size).toBe(4);
  });

  it('requires a larger window if the ranks are too close', () => {
    expect(spreadEvenly(crowd(0, 1, 2, 3), { first: false, last: false })).toBeUndefined();
  });

  it('uses ranks beyond both ends of the group', () => {
    const atTheEnd = spreadEvenly(crowd(5, 6, 7), { first: false, last: true });
    const atTheStart = spreadEvenly(crowd(5, 6, 7), { first: true, last: false });

    expect(atTheEnd?.map(({ rank }) => rank)).toEqual([5, 5 + RANK_STEP, 5 + 2 * RANK_STEP]);
    expect(atTheStart?.map(({ rank }) => rank)).toEqual([7 - 2 * RANK_STEP, 7 - RANK_STEP, 7]);
  });
});
