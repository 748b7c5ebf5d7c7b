import type { Funnel, Step } from './funnel';

/** A funnel with one of its steps; the columns of the step are null where it has none. */
export interface FunnelRow {
  id: string;
  name: string;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  step_id: string | null;
  step_name: string;
  step_created_at: Date;
  step_updated_at: Date;
}

/** Gathers the rows of each funnel; funnels and their steps keep the order of the rows. */
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
  return [{ id: row.step_id, name: row.step_name, createdAt: row.step_created_at, updatedAt: row.step_updated_at }];
}
