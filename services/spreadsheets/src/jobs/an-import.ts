import type { ImportOperation } from '../operations/operation';

/** A pending import, for tests. */
export function anImport(id: string, frameId: string): ImportOperation {
  const at = new Date(0);
  return {
    id,
    frameId,
    action: 'import',
    type: 'project',
    status: 'pending',
    options: { mode: 'create', matchBy: null, mapping: {}, sheet: null, createMissing: false, dryRun: false },
    metadata: {},
    fileName: 'projects.xlsx',
    initiator: { type: 'user', id: 'u', name: 'Bo', avatarUrl: '', scopes: ['*'] },
    correlationId: id,
    totalRows: 0,
    processedRows: 0,
    errorsCount: 0,
    lastRow: 1,
    attempts: 0,
    requestDigest: null,
    sourceKey: null,
    resultKey: null,
    expiresAt: at,
    cancelRequested: false,
    startedAt: null,
    completedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}
