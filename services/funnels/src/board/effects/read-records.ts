import type { RecordFields, RecordRef, RecordState } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import { type Caller, isUuid } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';
import { assignmentFields } from './assignment-effect';

/** Returns the current values of fields of assignments, in request order. */
export function makeReadRecords({ unitOfWork }: { unitOfWork: UnitOfWork<BoardStores> }) {
  return ({ frameId }: Caller, records: readonly RecordFields[]): Promise<RecordState[]> =>
    unitOfWork.run(frameId, async ({ assignments }) => {
      const places = records.map(({ record }) => parseAssignmentId(record));
      const found = await assignments.findMany(frameId, places);
      const byId = new Map(found.map((one) => [`${one.funnelId}/${one.projectId}`, one]));
      return records.map(({ record, fields }) => {
        const values = valuesOf(byId.get(record.id.toLowerCase()));
        return { record, values: Object.fromEntries(fields.map((field) => [field, values[field] ?? null])) };
      });
    });
}

export function parseAssignmentId({ kind, id }: RecordRef): { funnelId: string; projectId: string } {
  const [funnelId = '', projectId = ''] = id.split('/');
  if (kind !== 'assignment' || !isUuid(funnelId) || !isUuid(projectId)) {
    throw invalidInput({ record: ['Must be an assignment with the id <funnel>/<project>.'] });
  }
  return { funnelId, projectId };
}

/** Fields by their names in the API. The step is null if the project is not in the funnel. */
export function valuesOf(assignment: Assignment | undefined): Readonly<Record<string, unknown>> {
  if (!assignment) return Object.fromEntries(assignmentFields.map((field) => [field, null]));
  return {
    step_id: assignment.leftAt ? null : assignment.stepId,
    status: assignment.status,
    forecast_date: assignment.forecastDate,
    tag_ids: assignment.tagIds,
    executor_ids: assignment.executorIds,
  };
}
