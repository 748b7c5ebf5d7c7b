import type { Page } from '@trackway/application';
import { type Accessor, accessorKey } from '../projects/accessor';
import { type Answer, type AnswerChange, oldestFirst } from './answer';
import { type AnswerStore, type AnswerUse, type ChangesQuery, MAX_USES } from './answer-store';

/** The rows of a `FakeAnswerStore`. */
export interface FakeAnswerTables {
  readonly answers: Map<string, Answer>;
  readonly changes: Map<string, AnswerChange>;
  /** Number of writers by form and context. */
  readonly contexts: Map<string, number>;
}

const emptyTables = (): FakeAnswerTables => ({ answers: new Map(), changes: new Map(), contexts: new Map() });

/** An in-memory store for unit tests. Its tables can be the copies of a transaction (`FakeFormsDatabase`). */
export class FakeAnswerStore implements AnswerStore {
  constructor(private readonly tables: FakeAnswerTables = emptyTables()) {}

  async lockContext(frameId: string, formId: number, accessor: Accessor): Promise<void> {
    const { contexts } = this.tables;
    const key = `${frameId}:${formId}:${accessorKey(accessor)}`;
    contexts.set(key, (contexts.get(key) ?? 0) + 1);
  }

  async lockContexts(frameId: string, formId: number, accessors: readonly Accessor[]): Promise<void> {
    for (const accessor of accessors) await this.lockContext(frameId, formId, accessor);
  }

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
    return this.history().filter((change) => change.frameId === frameId && ids.includes(change.id));
  }

  async causedBy(frameId: string, causeIds: readonly string[], projectIds?: readonly string[]) {
    return this.history()
      .filter((change) => change.frameId === frameId && (projectIds?.includes(change.accessor.projectId) ?? true))
      .filter(({ id, cause }) =>
        [id, cause?.correlationId, cause?.causationId, cause?.requestId].some(
          (name) => name && causeIds.includes(name),
        ),
      )
      .toSorted(oldestFirst);
  }

  async usesOfForms(frameId: string, formIds: readonly number[], time: Date): Promise<readonly AnswerUse[]> {
    const changes = this.history()
      .flatMap((change) => (change.cause ? [{ ...change, cause: change.cause }] : []))
      .filter((change) => change.frameId === frameId && formIds.includes(change.formId) && change.changedAt >= time)
      .filter(({ type }) => type !== 'calculated')
      .toSorted(oldestFirst);
    const given = [...new Map(changes.map((change) => [change.answerId, change])).values()]
      .filter(({ newValue }) => newValue !== null)
      .toSorted(oldestFirst);
    const byQuestion = Map.groupBy(given, ({ formId, fieldId }) => `${formId} ${fieldId}`);
    return [...byQuestion.values()]
      .flatMap((uses) => {
        const last = new Map(uses.map((use) => [use.cause.correlationId, use]));
        return [...last.values()].toSorted(oldestFirst).slice(-MAX_USES);
      })
      .map(({ id, formId, fieldId, label, changedBy, changedAt, cause }) => {
        return { id, formId, fieldId, label, changedBy, changedAt, cause };
      })
      .toSorted(oldestFirst);
  }

  async after(frameId: string, afterId: string, limit: number): Promise<readonly Answer[]> {
    return this.ofFrame(frameId)
      .filter(({ id }) => id > afterId)
      .slice(0, limit);
  }

  async write(answers: readonly Answer[], changes: readonly AnswerChange[]): Promise<void> {
    for (const answer of answers) this.tables.answers.set(answer.id, answer);
    for (const change of changes) this.tables.changes.set(change.id, change);
  }

  async changes(
    frameId: string,
    accessors: readonly Accessor[],
    { formId, fieldId }: ChangesQuery,
    { page, perPage }: Page,
  ) {
    const keys = new Set(accessors.map(accessorKey));
    const found = this.history()
      .filter((change) => change.frameId === frameId && keys.has(accessorKey(change.accessor)))
      .filter((change) => formId === undefined || change.formId === formId)
      .filter((change) => fieldId === undefined || change.fieldId === fieldId)
      .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime() || (other.id > one.id ? 1 : -1));
    return { items: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  }

  private history(): AnswerChange[] {
    return [...this.tables.changes.values()];
  }

  private ofFrame(frameId: string): Answer[] {
    return [...this.tables.answers.values()]
      .filter((answer) => answer.frameId === frameId)
      .toSorted((one, other) => (one.id > other.id ? 1 : -1));
  }
}
