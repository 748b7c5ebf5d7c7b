import type { Assignment } from '../funnels/assignment';
import type { FakeFunnelStore } from '../funnels/fake-funnel-store';
import type { FakeProjectFactsStore } from '../projects/fake-project-facts-store';
import { deadlinesOf } from '../times/deadline';
import type { BoardStore, Card, StepTotals } from './board-store';
import { by, type FakeAssignmentStore } from './fake-assignment-store';

/** A view of the stores of funnels, assignments and projects. */
export class FakeBoardStore implements BoardStore {
  constructor(
    private readonly stores: {
      readonly funnels: FakeFunnelStore;
      readonly assignments: FakeAssignmentStore;
      readonly projectFacts: FakeProjectFactsStore;
    },
  ) {}

  async totals(frameId: string, funnelId: string, now: Date): Promise<readonly StepTotals[]> {
    const ofFunnel = this.cards(frameId, now).filter(({ assignment }) => assignment.funnelId === funnelId);
    const bySteps = Map.groupBy(ofFunnel, ({ assignment }) => assignment.stepId);
    return [...bySteps].map(([stepId, cards]) => ({
      stepId,
      count: cards.length,
      budget: cards.reduce((sum, { project }) => sum + project.budget, 0),
      late: cards.filter(({ late }) => late).length,
    }));
  }

  async firstCards(frameId: string, stepIds: readonly string[], perStep: number, now: Date): Promise<readonly Card[]> {
    const sorted = this.cards(frameId, now).toSorted((one, other) => byLink(one.assignment, other.assignment));
    return stepIds.flatMap((id) => sorted.filter(({ assignment }) => assignment.stepId === id).slice(0, perStep));
  }

  private cards(frameId: string, now: Date): Card[] {
    return this.stores.assignments
      .shown(frameId)
      .filter(({ status }) => status === 'open' || status === 'paused')
      .flatMap((assignment) => {
        const project = this.stores.projectFacts.rows.find(frameId, assignment.projectId);
        if (!project) return [];
        const { id, code, name, budget } = project;
        return [{ assignment, project: { id, code, name, budget }, late: this.isLate(frameId, assignment, now) }];
      });
  }

  private isLate(frameId: string, assignment: Assignment, now: Date): boolean {
    const funnel = this.stores.funnels.rows.find(frameId, assignment.funnelId);
    const step = funnel?.steps.find(({ id }) => id === assignment.stepId);
    return deadlinesOf(assignment, step).some(({ kind, dueAt }) => kind === 'late' && dueAt < now);
  }
}

const byLink = by(({ linkedAt }) => linkedAt);
