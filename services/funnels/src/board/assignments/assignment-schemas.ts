import { omitUndefined } from '@trackway/application';
import { z } from 'zod';
import { day, timestamp, uuid } from '../../shared/field-types';
import { type Assignment, assignmentStatuses } from '../funnels/assignment';
import { blockerTypes } from '../gate/blocker';
import { playedRanges } from '../viewings/viewing-schemas';
import { presentState } from './assignment-events';
import type { AssignmentChanges } from './update-assignment';

const viewedAttachments = z
  .array(z.strictObject({ id: uuid, ranges: playedRanges }))
  .max(50)
  .optional()
  .meta({
    description: 'Ranges of the videos of the step that the caller has played. Stored only if the move is made',
  });

const answers = z
  .array(z.strictObject({ field_id: uuid, value: z.unknown() }))
  .max(1_000)
  .optional()
  .meta({ description: 'Answers to forms of the step. They count only if the move is made. Needs forms:write' });

export const enterBody = z
  .strictObject({ step_id: uuid.optional(), viewed_attachments: viewedAttachments, answers })
  .meta({ id: 'EnterFunnel' });
export const moveBody = z
  .strictObject({ step_id: uuid, viewed_attachments: viewedAttachments, answers })
  .meta({ id: 'MoveProject' });

const idList = z
  .array(uuid)
  .max(100)
  .transform((ids) => [...new Set(ids)]);

export const updateAssignmentBody = z
  .strictObject({
    status: z.enum(assignmentStatuses).optional(),
    forecast_date: day.nullable().optional(),
    tag_ids: idList.optional(),
    executor_ids: idList.optional(),
  })
  .meta({ id: 'UpdateAssignment', example: { status: 'won', forecast_date: '2027-03-31' } });

export function toChanges(body: z.infer<typeof updateAssignmentBody>): AssignmentChanges {
  const named = {
    status: body.status,
    forecastDate: body.forecast_date,
    tagIds: body.tag_ids,
    executorIds: body.executor_ids,
  };
  return omitUndefined(named);
}

export const assignmentSchema = z
  .object({
    id: z.uuid(),
    funnel_id: z.uuid(),
    project_id: z.uuid(),
    step_id: z.uuid(),
    status: z.enum(assignmentStatuses),
    status_at: timestamp,
    forecast_date: z.iso.date().nullable(),
    linked_at: timestamp.meta({ description: 'When the project entered the step' }),
    tag_ids: z.array(z.uuid()),
    executor_ids: z.array(z.uuid()),
    created_at: timestamp,
    updated_at: timestamp,
    left_at: timestamp.nullable(),
    version: z
      .int()
      .meta({ description: 'Rises with every change. `If-Match` of a move or change takes it in quotes' }),
  })
  .meta({ id: 'FunnelAssignment' });

export const blockerSchema = z
  .object({
    type: z.enum(blockerTypes),
    detail: z.string(),
    clear: z.string().meta({ description: 'How to resolve it' }),
    required_attachments: z
      .array(z.object({ id: z.uuid(), name: z.string(), url: z.string(), duration: z.number() }))
      .optional()
      .meta({ description: 'Videos that must be watched. Only of required_viewing' }),
    required_fields: z
      .array(z.object({ form_id: z.int(), field_id: z.uuid(), label: z.string(), type: z.string() }))
      .optional()
      .meta({ description: 'Fields that must be answered. Only of required_answers' }),
  })
  .meta({ id: 'MoveBlocker' });

export function presentAssignment(assignment: Assignment): z.infer<typeof assignmentSchema> {
  return {
    ...presentState(assignment),
    created_at: assignment.createdAt.toISOString(),
    updated_at: assignment.updatedAt.toISOString(),
    version: assignment.version,
  };
}
