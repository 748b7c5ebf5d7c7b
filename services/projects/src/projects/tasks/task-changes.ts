import type { FieldChange } from '@trackway/contracts';
import { changesOf } from '@trackway/messaging';
import type { TaskFields } from './task';

const API_NAMES: Readonly<Record<keyof TaskFields, string>> = {
  title: 'title',
  done: 'done',
  dueAt: 'due_at',
  assigneeId: 'assignee_id',
};

/** The differences between two states of a task, field by field, with the names of the API. */
export function taskChanges(before: TaskFields, after: TaskFields): FieldChange[] {
  return changesOf(before, after, API_NAMES);
}
