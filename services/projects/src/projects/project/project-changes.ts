import { type FieldChange, projectFields } from '@trackway/contracts';
import { changesOf } from '@trackway/messaging';
import { writableNames } from '../../fields/record-json';
import type { Project, ProjectFields } from './project';

const names: Readonly<Record<keyof ProjectFields, string>> = { ...writableNames(projectFields), costs: 'costs' };

/** The differences between two states of a project, field by field, with the names of the API. */
export function changesBetween(before: Project, after: Project): FieldChange[] {
  return changesOf(before, after, names);
}
