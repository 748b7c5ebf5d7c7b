import type { Project, ShareSettings } from './project';

/** A row of `projects`, in the order of `PROJECT_COLUMNS`. */
export interface ProjectRow {
  id: string;
  old_id: string | null;
  code: string;
  name: string;
  description: string;
  impact: number;
  parent_id: string | null;
  customer_id: string | null;
  contact_id: number | null;
  share_token: string | null;
  share_settings: ShareSettings | null;
  merged_id: string | null;
  status: number;
  budget: number;
  planned_cost: number | null;
  actual_cost: number | null;
  is_template: boolean;
  form_id: number | null;
  created_by: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** The columns with their types, from which statements over many rows are made. */
export const PROJECT_COLUMNS: Readonly<Record<keyof ProjectRow, string>> = {
  id: 'uuid',
  old_id: 'text',
  code: 'text',
  name: 'text',
  description: 'text',
  impact: 'int',
  parent_id: 'uuid',
  customer_id: 'uuid',
  contact_id: 'int',
  share_token: 'text',
  share_settings: 'jsonb',
  merged_id: 'uuid',
  status: 'smallint',
  budget: 'bigint',
  planned_cost: 'bigint',
  actual_cost: 'bigint',
  is_template: 'boolean',
  form_id: 'int',
  created_by: 'uuid',
  version: 'int',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  deleted_at: 'timestamptz',
};

export function toProject(row: ProjectRow): Project {
  return {
    id: row.id,
    oldId: row.old_id,
    code: row.code,
    name: row.name,
    description: row.description,
    impact: row.impact,
    parentId: row.parent_id,
    customerId: row.customer_id,
    contactId: row.contact_id,
    shareToken: row.share_token,
    shareSettings: row.share_settings,
    mergedId: row.merged_id,
    status: row.status,
    budget: row.budget,
    costs: row.planned_cost === null ? null : { planned: row.planned_cost, actual: row.actual_cost ?? 0 },
    isTemplate: row.is_template,
    formId: row.form_id,
    createdBy: row.created_by,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}

export function toProjectRow(project: Project): ProjectRow {
  return {
    id: project.id,
    old_id: project.oldId,
    code: project.code,
    name: project.name,
    description: project.description,
    impact: project.impact,
    parent_id: project.parentId,
    customer_id: project.customerId,
    contact_id: project.contactId,
    share_token: project.shareToken,
    share_settings: project.shareSettings,
    merged_id: project.mergedId,
    status: project.status,
    budget: project.budget,
    planned_cost: project.costs?.planned ?? null,
    actual_cost: project.costs?.actual ?? null,
    is_template: project.isTemplate,
    form_id: project.formId,
    created_by: project.createdBy,
    version: project.version,
    created_at: project.createdAt,
    updated_at: project.updatedAt,
    deleted_at: project.deletedAt,
  };
}
