import { projectFields } from '@trackway/contracts';
import { type Row, recordColumns, toRecord, toRow } from '../../fields/record-columns';
import type { Project } from './project';

export const projectColumns = recordColumns(projectFields, {
  share_settings: 'jsonb',
  planned_cost: 'bigint',
  actual_cost: 'bigint',
});

export type ProjectRow = Row & {
  readonly share_settings: Project['shareSettings'];
  readonly planned_cost: number | null;
  readonly actual_cost: number | null;
};

export function toProject(row: ProjectRow): Project {
  return { ...toRecord(projectFields, row), costs: costsOf(row), shareSettings: row.share_settings };
}

export function costsOf(row: Pick<ProjectRow, 'planned_cost' | 'actual_cost'>): Project['costs'] {
  const { planned_cost: planned, actual_cost: actual } = row;
  return planned === null ? null : { planned, actual: actual ?? 0 };
}

export function toProjectRow(project: Project): ProjectRow {
  return {
    ...toRow(projectFields, project),
    share_settings: project.shareSettings,
    planned_cost: project.costs?.planned ?? null,
    actual_cost: project.costs?.actual ?? null,
  };
}
