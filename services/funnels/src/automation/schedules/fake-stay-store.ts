import { FakeTable } from '@trackway/simulation';
import type { FakeAssignmentStore } from '../../board/assignments/fake-assignment-store';
import type { FakeFunnelStore } from '../../board/funnels/fake-funnel-store';
import type { Stay, StayStore, StayWindow } from './stay-store';

export class FakeStayStore implements StayStore {
  readonly claimed = new FakeTable<string>((key) => key);

  constructor(
    private readonly assignments: FakeAssignmentStore,
    private readonly funnels: FakeFunnelStore,
  ) {}

  async claim(frameId: string, ruleId: string, { linkedBefore, linkedAfter, stepId, funnelId }: StayWindow) {
    return this.assignments
      .shown(frameId)
      .filter((one) => one.status === 'open' && one.linkedAt <= linkedBefore && one.linkedAt > linkedAfter)
      .filter((one) => (!stepId || one.stepId === stepId) && (!funnelId || one.funnelId === funnelId))
      .filter((one) => this.funnels.rows.find(frameId, one.funnelId)?.deletedAt === null)
      .filter((one) => this.claimOnce(frameId, `${ruleId}/${one.id}/${one.linkedAt.getTime()}`))
      .map((one): Stay => {
        const { projectId, linkedAt } = one;
        return { projectId, funnelId: one.funnelId, stepId: one.stepId, linkedAt };
      });
  }

  private claimOnce(frameId: string, key: string): boolean {
    if (this.claimed.find(frameId, key)) return false;
    this.claimed.put(frameId, key);
    return true;
  }
}
