import type { Accessor } from '../projects/accessor';
import type { ProjectFactsStore } from '../projects/project-facts-store';
import type { Answer } from './answer';
import type { AnswerStore } from './answer-store';

interface Reading {
  readonly answers: AnswerStore;
  readonly projectFacts: ProjectFactsStore;
}

/**
 * The answers in a context and in the same one of each project that was merged into this one; the project's own come last,
 * so that they win where values are gathered by field. Cleared ones are included.
 */
export async function findInMergedContexts(
  stores: Reading,
  frameId: string,
  accessor: Accessor,
  formId?: number,
): Promise<Answer[]> {
  const contexts = await contextsOf(stores, frameId, accessor);
  const found = await stores.answers.findInContexts(frameId, contexts, formId);
  return found.toSorted((one, other) => Number(isOwn(one, accessor)) - Number(isOwn(other, accessor)));
}

/** A context, and the same one of each project that was merged into this one. */
export async function contextsOf(
  { projectFacts }: Pick<Reading, 'projectFacts'>,
  frameId: string,
  accessor: Accessor,
): Promise<Accessor[]> {
  const merged = await projectFacts.mergedInto(frameId, [accessor.projectId]);
  return [accessor, ...merged.map(({ id }) => ({ ...accessor, projectId: id }))];
}

function isOwn({ accessor }: Answer, { projectId }: Accessor): boolean {
  return accessor.projectId === projectId;
}
