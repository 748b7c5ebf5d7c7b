import type { CallerKind } from '@trackway/runtime';
import type { Operation } from './operation';

export interface OperationRow {
  frame_id: string;
  id: string;
  action: Operation['action'];
  type: Operation['type'];
  status: Operation['status'];
  total_rows: number;
  processed_rows: number;
  errors_count: number;
  options: Operation['options'];
  metadata: Record<string, unknown>;
  file_name: string;
  initiator_type: CallerKind;
  initiator_id: string;
  initiator_name: string;
  initiator_avatar_url: string;
  initiator_scopes: string;
  correlation_id: string;
  last_row: number;
  attempts: number;
  request_digest: string | null;
  source_key: string | null;
  result_key: string | null;
  expires_at: Date;
  cancel_requested: boolean;
  started_at: Date | null;
  completed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export const OPERATION_COLUMNS = `frame_id, id, action, type, status, total_rows, processed_rows, errors_count, options, metadata,
  file_name, initiator_type, initiator_id, initiator_name, initiator_avatar_url, initiator_scopes, correlation_id, last_row, attempts,
  request_digest, source_key, result_key, expires_at, cancel_requested, started_at, completed_at, created_at, updated_at`;

export function toOperation(row: OperationRow): Operation {
  const base = {
    id: row.id,
    frameId: row.frame_id,
    type: row.type,
    status: row.status,
    totalRows: row.total_rows,
    processedRows: row.processed_rows,
    errorsCount: row.errors_count,
    metadata: row.metadata,
    fileName: row.file_name,
    initiator: {
      type: row.initiator_type,
      id: row.initiator_id,
      name: row.initiator_name,
      avatarUrl: row.initiator_avatar_url,
      scopes: row.initiator_scopes.split(' ').filter(Boolean),
    },
    correlationId: row.correlation_id,
    lastRow: row.last_row,
    attempts: row.attempts,
    requestDigest: row.request_digest,
    sourceKey: row.source_key,
    resultKey: row.result_key,
    expiresAt: row.expires_at,
    cancelRequested: row.cancel_requested,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
  // The action says which options the row has; both were written by this service.
  return { ...base, action: row.action, options: row.options } as Operation;
}
