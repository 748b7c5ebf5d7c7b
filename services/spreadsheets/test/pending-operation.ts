import { newId } from '@trackway/runtime';
import type { Operation } from '../src/operations/operation';

/** A pending export. */
export function pendingOperation(frameId: string, createdAt: Date): Operation {
  return {
    id: newId(),
    frameId,
    action: 'export',
    type: 'project',
    status: 'pending',
    options: { columns: [], filters: [], sorting: [], format: 'xlsx' },
    metadata: {},
    fileName: 'projects.xlsx',
    initiator: { type: 'user', id: newId(), name: 'Bo', avatarUrl: '', scopes: ['*'] },
    correlationId: newId(),
    totalRows: 0,
    processedRows: 0,
    errorsCount: 0,
    lastRow: 1,
    attempts: 0,
    requestDigest: null,
    sourceKey: null,
    resultKey: null,
    expiresAt: createdAt,
    cancelRequested: false,
    startedAt: null,
    completedAt: null,
    createdAt,
    updatedAt: createdAt,
  };
}
