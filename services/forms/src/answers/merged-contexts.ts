import type { Accessor } from '../projects/accessor';
import type { ProjectMergeStore } from '../projects/project-merge-store';
import type { Answer } from './answer';
import type { AnswerStore } from './answer-store';

interface ReadStores {
  readonly answers: AnswerStore;
  readonly projectMerges: ProjectMergeStore;
}

/**
 * Returns the answers in a context, including cleared ones, after those in the same context of projects that were merged into
 * this one. In a map by field, the answers of the project itself therefore replace the others.
 */
export async function findInMergedContexts(
  stores: ReadStores,
  frameId: string,
  accessor: Accessor,
  formId?: number,
): Promise<Answer[]> {
  const contexts = await withMergedContexts(stores, frameId, accessor);
  const found = await stores.answers.findInContexts(frameId, contexts, formId);
  return found.toSorted((one, other) => Number(isOwn(one, accessor)) - Number(isOwn(other, accessor)));
}

/** Returns the context, and the same context of each project that was merged into this one. */
export async function withMergedContexts(
  { projectMerges }: Pick<ReadStores, 'projectMerges'>,
  frameId: string,
  accessor: Accessor,
): Promise<Accessor[]> {
  const merged = await projectMerges.mergedInto(frameId, [accessor.projectId]);
  return [accessor, ...merged.map(({ id }) => ({ ...accessor, projectId: id }))];
}

function isOwn({ accessor }: Answer, { projectId }: Accessor): boolean {
  return accessor.projectId === projectId;
}
