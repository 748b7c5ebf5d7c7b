import type { History, Operation, Violation } from '../history/operation';
import { type ProjectOperation, projectOperations } from './project-inputs';

/**
 * A search with the token of the last write of its client includes this write. A later value may be found, an earlier
 * one may not.
 */
export function findStaleSearches({ operations }: History): Violation[] {
  const writes = projectOperations(operations).filter(({ input }) => input.type !== 'read' && input.type !== 'missing');
  const searches = operations.filter(
    ({ step, outcome, isStale }) => step.kind === 'project.search' && outcome === 'ok' && !isStale,
  );
  return searches.flatMap((search) => {
    const last = lastWrite(operations, search);
    const own = writes.find(({ source, subject }) => source === last && subject === search.step.subject);
    if (own === undefined) return [];
    const problem = staleness(own, search, writes);
    if (problem === undefined) return [];
    return [{ check: 'own writes', subject: own.subject, problem, operations: [own.source, search] }];
  });
}

/** The last response of the client that had a consistency token. */
function lastWrite(operations: readonly Operation[], search: Operation): Operation | undefined {
  return operations
    .filter(({ client, endedAt, hasToken }) => client === search.client && hasToken && endedAt < search.startedAt)
    .at(-1);
}

function staleness(own: ProjectOperation, search: Operation, writes: readonly ProjectOperation[]): string | undefined {
  const later = writes.filter(
    (write) => write !== own && write.subject === own.subject && write.endedAt > own.startedAt,
  );
  const [found] = search.body.projects;
  const isDeletedLater = later.some(({ input }) => input.type === 'delete');
  const isRestoredLater = later.some(({ input }) => input.type === 'restore');
  if (own.input.type === 'delete') return found && !isRestoredLater ? 'the deleted project was found' : undefined;
  if (found === undefined) return isDeletedLater ? undefined : 'the project was not found';
  if (own.input.type !== 'patch' && own.input.type !== 'create') return undefined;
  for (const [field, value] of Object.entries(own.input.fields)) {
    const allowed = [value, ...later.map((write) => writtenValue(write, field))];
    if (!allowed.includes(found[field])) return `${field} is ${found[field]}, an earlier value than ${value}`;
  }
  return undefined;
}

function writtenValue({ input }: ProjectOperation, field: string): unknown {
  return 'fields' in input ? (input.fields as Readonly<Record<string, unknown>>)[field] : undefined;
}
