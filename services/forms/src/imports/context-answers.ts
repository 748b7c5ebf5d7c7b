import type { Answer } from '../answers/answer';
import type { AnswerStores } from '../answers/answer-store';
import type { Accessor } from '../projects/accessor';

/** The answers of some projects to one form, with those of projects that were merged into them. */
export class ContextAnswers {
  private readonly merged = new Map<string, readonly Answer[]>();
  private readonly own = new Map<string, readonly Answer[]>();
  private held = 0;

  /** The number of answers in memory. */
  get size(): number {
    return this.held;
  }

  /** Reads the answers of projects that it does not contain yet. */
  async load(
    { answers, projectMerges }: Pick<AnswerStores, 'answers' | 'projectMerges'>,
    { frameId, formId }: { readonly frameId: string; readonly formId: number },
    projectIds: readonly string[],
  ): Promise<void> {
    const missing = [...new Set(projectIds)].filter((id) => !this.own.has(id));
    if (missing.length === 0) return;
    const sources = await projectMerges.mergedInto(frameId, missing);
    const accessors = [...missing, ...sources.map(({ id }) => id)].map(projectAccessor);
    const found = await answers.findInContexts(frameId, accessors, formId);
    this.held += found.length;
    const byProject = Map.groupBy(found, ({ accessor }) => accessor.projectId);
    for (const id of missing) {
      const into = sources.filter(({ targetId }) => targetId === id);
      this.own.set(id, byProject.get(id) ?? []);
      this.merged.set(
        id,
        into.flatMap((source) => byProject.get(source.id) ?? []),
      );
    }
  }

  ownOf(projectId: string): readonly Answer[] {
    return this.own.get(projectId) ?? [];
  }

  /** By field: the answers of the project itself replace those of merged projects. */
  valuesOf(projectId: string): ReadonlyMap<string, Answer['value']> {
    const all = [...(this.merged.get(projectId) ?? []), ...this.ownOf(projectId)];
    return new Map(all.map(({ fieldId, value }) => [fieldId, value]));
  }

  set(projectId: string, answers: readonly Answer[]): void {
    this.held += answers.length - this.ownOf(projectId).length;
    this.own.set(projectId, answers);
  }
}

export function projectAccessor(projectId: string): Accessor {
  return { type: 'project_form', projectId, id: null };
}
