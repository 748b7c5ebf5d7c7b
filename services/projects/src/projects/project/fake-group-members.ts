import { FakeTable } from '@trackway/simulation';
import type { FakeProjectStore } from './fake-project-store';
import { type GroupMember, type GroupMembers, RANK_STEP, type RankedMember } from './group-members';

interface Row extends RankedMember {
  readonly groupId: string;
}

export class FakeGroupMembers implements GroupMembers {
  readonly rows = new FakeTable<Row>(({ groupId, projectId }) => `${groupId}/${projectId}`);

  constructor(private readonly projects: FakeProjectStore) {}

  async rankOf(frameId: string, groupId: string, projectId: string): Promise<number | undefined> {
    return this.rows.find(frameId, `${groupId}/${projectId}`)?.rank;
  }

  async nextRank(
    frameId: string,
    groupId: string,
    { rank, side, except }: { readonly rank: number; readonly side: 'before' | 'after'; readonly except: string },
  ): Promise<number | undefined> {
    const ranks = this.inOrder(frameId, groupId).flatMap((row) => (row.projectId === except ? [] : [row.rank]));
    return side === 'before' ? ranks.findLast((one) => one < rank) : ranks.find((one) => one > rank);
  }

  async around(frameId: string, groupId: string, rank: number, count: number) {
    const members = this.inOrder(frameId, groupId).map(({ projectId, rank: own }) => ({ projectId, rank: own }));
    const below = members.filter((member) => member.rank < rank).slice(-count);
    return { below, from: members.filter((member) => member.rank >= rank).slice(0, count) };
  }

  async all(frameId: string, groupId: string): Promise<readonly GroupMember[]> {
    return this.inOrder(frameId, groupId).map(({ projectId, rank }) => {
      const project = this.projects.rows.find(frameId, projectId);
      return { projectId, rank, deleted: project?.deletedAt != null };
    });
  }

  async append(frameId: string, groupId: string, projectId: string): Promise<void> {
    if (this.rows.find(frameId, `${groupId}/${projectId}`)) return;
    this.rows.put(frameId, { groupId, projectId, rank: this.highest(frameId, groupId) + RANK_STEP });
  }

  async remove(frameId: string, groupId: string, projectId: string): Promise<void> {
    this.rows.remove(frameId, `${groupId}/${projectId}`);
  }

  async setRank(frameId: string, groupId: string, projectId: string, rank: number): Promise<void> {
    this.rows.change(frameId, `${groupId}/${projectId}`, { rank });
  }

  async setRanks(frameId: string, groupId: string, members: readonly RankedMember[]): Promise<void> {
    for (const { projectId, rank } of members) await this.setRank(frameId, groupId, projectId, rank);
  }

  async reorder(frameId: string, groupId: string, projectIds: readonly string[]): Promise<void> {
    const highest = this.highest(frameId, groupId);
    for (const [index, id] of projectIds.entries()) {
      await this.setRank(frameId, groupId, id, highest + RANK_STEP * (index + 1));
    }
  }

  private inOrder(frameId: string, groupId: string): Row[] {
    const ofGroup = this.rows.of(frameId).filter((row) => row.groupId === groupId);
    return ofGroup.toSorted((one, other) => one.rank - other.rank);
  }

  private highest(frameId: string, groupId: string): number {
    return this.inOrder(frameId, groupId).at(-1)?.rank ?? 0;
  }
}
