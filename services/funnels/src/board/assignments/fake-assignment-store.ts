import type { Page } from '@trackway/application';
import { conflict } from '@trackway/errors';
import { FakeTable, fakePage } from '@trackway/simulation';
import type { Assignment } from '../funnels/assignment';
import type { FakeFunnelStore } from '../funnels/fake-funnel-store';
import type { FakeProjectFactsStore } from '../projects/fake-project-facts-store';
import type { AssignmentFilter, AssignmentStore } from './assignment-store';

export class FakeAssignmentStore implements AssignmentStore {
  readonly rows = new FakeTable<Assignment>(({ id }) => id);

  constructor(
    private readonly projects: FakeProjectFactsStore,
    private readonly funnels: FakeFunnelStore,
  ) {}

  async find(frameId: string, funnelId: string, projectId: string): Promise<Assignment | undefined> {
    return this.rows.of(frameId).find((one) => one.funnelId === funnelId && one.projectId === projectId);
  }

  async findMany(frameId: string, places: readonly { readonly funnelId: string; readonly projectId: string }[]) {
    const found = await Promise.all(places.map((place) => this.find(frameId, place.funnelId, place.projectId)));
    return found.filter((one) => one !== undefined);
  }

  lock(frameId: string, funnelId: string, projectId: string): Promise<Assignment | undefined> {
    return this.find(frameId, funnelId, projectId);
  }

  async insert(frameId: string, assignment: Assignment): Promise<void> {
    if (await this.find(frameId, assignment.funnelId, assignment.projectId)) {
      throw conflict('Another request has moved the project into the funnel.');
    }
    this.rows.put(frameId, assignment);
  }

  async update(frameId: string, assignment: Assignment): Promise<void> {
    this.rows.change(frameId, assignment.id, assignment);
  }

  async lockAndCountOpen(frameId: string, stepId: string): Promise<number> {
    return this.shown(frameId).filter((one) => one.stepId === stepId && one.status === 'open').length;
  }

  async idsOfStep(frameId: string, stepId: string) {
    const within = this.current(frameId).filter((one) => one.stepId === stepId);
    const isClosed = ({ status }: Assignment) => status === 'won' || status === 'lost';
    const idsOf = (wanted: boolean) => within.filter((one) => isClosed(one) === wanted).map(({ id }) => id);
    return { active: idsOf(false), closed: idsOf(true) };
  }

  async moveMany(frameId: string, ids: readonly string[], stepId: string, at: Date): Promise<readonly Assignment[]> {
    return ids.flatMap((id) => {
      const found = this.rows.find(frameId, id);
      if (!found) return [];
      const moved = { ...found, stepId, linkedAt: at, updatedAt: at, version: found.version + 1 };
      this.rows.put(frameId, moved);
      return [moved];
    });
  }

  async page(frameId: string, funnelId: string, { stepId, status }: AssignmentFilter, page: Page) {
    const found = this.shown(frameId)
      .filter((one) => one.funnelId === funnelId)
      .filter((one) => (!stepId || one.stepId === stepId) && (!status || one.status === status))
      .toSorted(by(({ linkedAt }) => linkedAt));
    const { items: assignments, total } = fakePage(found, page);
    return { assignments, total };
  }

  async findById(frameId: string, id: string): Promise<Assignment | undefined> {
    return this.rows.find(frameId, id);
  }

  async after(frameId: string, after: string | undefined, limit: number): Promise<readonly Assignment[]> {
    const sorted = this.rows.of(frameId).toSorted((one, other) => (one.id > other.id ? 1 : -1));
    return sorted.filter(({ id }) => after === undefined || id > after).slice(0, limit);
  }

  async ofProjects(frameId: string, projectIds: readonly string[]): Promise<readonly Assignment[]> {
    const sorted = this.current(frameId).toSorted(by(({ createdAt }) => createdAt));
    return projectIds.toSorted().flatMap((id) => sorted.filter(({ projectId }) => projectId === id));
  }

  async ofProjectInLiveFunnels(frameId: string, projectId: string): Promise<readonly Assignment[]> {
    const found = await this.ofProjects(frameId, [projectId]);
    return found.filter(({ funnelId }) => this.funnels.rows.find(frameId, funnelId)?.deletedAt === null);
  }

  /** Assignments on boards. */
  shown(frameId: string): Assignment[] {
    return this.current(frameId).filter(({ projectId }) => this.projects.isShown(frameId, projectId));
  }

  private current(frameId: string): Assignment[] {
    return this.rows.of(frameId).filter(({ leftAt }) => leftAt === null);
  }
}

/** Oldest first; equal times by id. */
export function by(timeOf: (assignment: Assignment) => Date) {
  return (one: Assignment, other: Assignment): number =>
    timeOf(one).getTime() - timeOf(other).getTime() || (one.id > other.id ? 1 : -1);
}
