import type { Page } from '@trackway/application';
import { type Accessor, accessorKey } from '../projects/accessor';
import type { Answer, AnswerChange } from './answer';
import type { AnswerStore, ChangesQuery } from './answer-store';

/** An in-memory store for unit tests. It has no transactions. */
export class FakeAnswerStore implements AnswerStore {
  private readonly byId = new Map<string, Answer>();
  private readonly history: AnswerChange[] = [];

  async lockContext(): Promise<void> {}

  async lockContexts(): Promise<void> {}

  async findInContexts(frameId: string, accessors: readonly Accessor[], formId?: number): Promise<readonly Answer[]> {
    const keys = new Set(accessors.map(accessorKey));
    return this.ofFrame(frameId).filter(
      (answer) => keys.has(accessorKey(answer.accessor)) && (formId === undefined || answer.formId === formId),
    );
  }

  async findOfProjects(frameId: string, projectIds: readonly string[]): Promise<readonly Answer[]> {
    return this.ofFrame(frameId).filter(
      ({ accessor, value }) => projectIds.includes(accessor.projectId) && value !== null,
    );
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Answer[]> {
    return this.ofFrame(frameId).filter(({ id }) => ids.includes(id));
  }

  async findChanges(frameId: string, ids: readonly string[]): Promise<readonly AnswerChange[]> {
    return this.history.filter((change) => change.frameId === frameId && ids.includes(change.id));
  }

  async causedBy(frameId: string, causeIds: readonly string[]): Promise<readonly AnswerChange[]> {
    return this.history
      .filter((change) => change.frameId === frameId)
      .filter(({ id, cause }) =>
        [id, cause?.correlationId, cause?.causationId, cause?.requestId].some(
          (name) => name && causeIds.includes(name),
        ),
      )
      .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime() || (one.id > other.id ? 1 : -1));
  }

  async after(frameId: string, afterId: string, limit: number): Promise<readonly Answer[]> {
    return this.ofFrame(frameId)
      .filter(({ id }) => id > afterId)
      .slice(0, limit);
  }

  async write(answers: readonly Answer[], changes: readonly AnswerChange[]): Promise<void> {
    for (const answer of answers) this.byId.set(answer.id, answer);
    this.history.push(...changes);
  }

  async changes(
    frameId: string,
    accessors: readonly Accessor[],
    { formId, fieldId }: ChangesQuery,
    { page, perPage }: Page,
  ) {
    const keys = new Set(accessors.map(accessorKey));
    const found = this.history
      .filter((change) => change.frameId === frameId && keys.has(accessorKey(change.accessor)))
      .filter((change) => formId === undefined || change.formId === formId)
      .filter((change) => fieldId === undefined || change.fieldId === fieldId)
      .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime() || (other.id > one.id ? 1 : -1));
    return { items: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  }

  private ofFrame(frameId: string): Answer[] {
    return [...this.byId.values()]
      .filter((answer) => answer.frameId === frameId)
      .toSorted((one, other) => (one.id > other.id ? 1 : -1));
  }
}
