import { newId } from '@trackway/runtime';
import { anImport } from '../src/jobs/an-import';
import type { Operation } from '../src/operations/operation';

/** A pending export. */
export function pendingOperation(frameId: string, createdAt: Date): Operation {
  const { initiator, ...common } = anImport(newId(), frameId);
  return {
    ...common,
    action: 'export',
    options: { columns: [], filters: [], sorting: [], format: 'xlsx' },
    type: 'project',
    initiator: { ...initiator, id: newId() },
    correlationId: newId(),
    expiresAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}
