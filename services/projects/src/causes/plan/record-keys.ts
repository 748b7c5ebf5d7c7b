import type { RecordRef } from '@trackway/contracts';

/** Whether the record is a project, or belongs to none. */
export function isOwnSubject({ kind, projectId }: RecordRef): boolean {
  return kind === 'project' || projectId === null;
}

/** The project of a record, or the record itself if it belongs to no project. */
export function subjectOf(record: RecordRef): string {
  return record.projectId ?? keyOf(record);
}

export function keyOf({ kind, id }: Pick<RecordRef, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
