import type { Funnel, Step } from './funnel';

/** A funnel joined with one of its steps. The columns of the step are null for a funnel without steps. */
export interface FunnelRow {
  id: string;
  name: string;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  step_id: string | null;
  step_name: string;
  wip_limit: number | null;
  late_after_hours: number | null;
  reachable_step_ids: string[] | null;
  form_ids: number[];
  required_field_ids: string[];
  step_created_at: Date;
  step_updated_at: Date;
}

/** Groups the rows by funnel. Funnels and steps retain the order of the rows. */
export function toFunnels(rows: readonly FunnelRow[]): Funnel[] {
  const byId = Map.groupBy(rows, ({ id }) => id);
  return [...byId.values()].flatMap((ofOne) => {
    const [first] = ofOne;
    return first ? [toFunnel(first, ofOne.flatMap(toStep))] : [];
  });
}

function toFunnel(row: FunnelRow, steps: readonly Step[]): Funnel {
  return {
    id: row.id,
    name: row.name,
    steps,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}

function toStep(row: FunnelRow): Step[] {
  if (row.step_id === null) return [];
  const step: Step = {
    id: row.step_id,
    name: row.step_name,
    wipLimit: row.wip_limit,
    lateAfterHours: row.late_after_hours,
    reachableStepIds: row.reachable_step_ids,
    formIds: row.form_ids,
    requiredFieldIds: row.required_field_ids,
    createdAt: row.step_created_at,
    updatedAt: row.step_updated_at,
  };
  return [step];
}

/** The caller adds the position. */
export function toStepRow(step: Step) {
  return {
    id: step.id,
    name: step.name,
    wip_limit: step.wipLimit,
    late_after_hours: step.lateAfterHours,
    reachable_step_ids: step.reachableStepIds,
    form_ids: step.formIds,
    required_field_ids: step.requiredFieldIds,
    created_at: step.createdAt.toISOString(),
    updated_at: step.updatedAt.toISOString(),
  };
}
