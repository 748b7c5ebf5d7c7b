import { valueTypes } from '@trackway/application';
import { invalidInput } from '@trackway/errors';
import { avatarUrl, type PathParameter } from '@trackway/http';
import { z } from 'zod';
import { type Operation, percentage } from './operation';

const { timestamp } = valueTypes;

export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const operationSchema = z
  .object({
    id: z.uuid(),
    action: z.enum(['import', 'export']),
    type: z.string(),
    status: z.enum(['pending', 'processing', 'completed', 'failed']),
    total_rows: z.int(),
    processed_rows: z.int(),
    percentage: z.int().min(0).max(100),
    errors_count: z.int().meta({
      description:
        'Rows that failed. A row with several errors counts once, and has several entries in the list of errors',
    }),
    metadata: z.record(z.string(), z.unknown()),
    file_name: z.string(),
    correlation_id: z.string().meta({ description: 'Identifies the first cause of the chain' }),
    initiator_type: z.string(),
    initiator_id: z.uuid(),
    initiator: z.object({ id: z.uuid(), name: z.string(), avatar_url: z.string() }),
    started_at: timestamp.nullable(),
    completed_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'SpreadsheetOperation' });

export type PresentedOperation = z.infer<typeof operationSchema>;

export function presentOperation(operation: Operation): PresentedOperation {
  const { initiator } = operation;
  return {
    id: operation.id,
    action: operation.action,
    type: operation.type,
    status: operation.status,
    total_rows: operation.totalRows,
    processed_rows: operation.processedRows,
    percentage: percentage(operation),
    errors_count: operation.errorsCount,
    metadata: { ...operation.metadata },
    file_name: operation.fileName,
    correlation_id: operation.correlationId,
    initiator_type: initiator.type,
    initiator_id: initiator.id,
    initiator: { id: initiator.id, name: initiator.name, avatar_url: avatarUrl(initiator) },
    started_at: operation.startedAt?.toISOString() ?? null,
    completed_at: operation.completedAt?.toISOString() ?? null,
    created_at: operation.createdAt.toISOString(),
    updated_at: operation.updatedAt.toISOString(),
  };
}

export const rowErrorSchema = z
  .object({
    id: z.int(),
    row: z.int().meta({ description: 'Number of the row in the sheet; the heading is row 1' }),
    column: z.string(),
    code: z.string(),
    message: z.string().meta({ description: 'Why the value was rejected' }),
    value: z.string(),
  })
  .meta({ id: 'RowError' });

/** A type in the path. An unknown type is `validation_errors` with the allowed types, not an unknown path. */
export function typeParameter<Type extends string>(types: readonly Type[]): PathParameter<Type> {
  const schema = z.string().transform((value): Type => {
    const known = types.find((type) => type === value);
    if (known === undefined) throw invalidInput({ type: [`Must be one of: ${types.join(', ')}.`] });
    return known;
  });
  return { schema, description: `One of: ${types.join(', ')}` };
}
