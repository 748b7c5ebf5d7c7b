import { isDeepStrictEqual } from 'node:util';
import type { ExportType, ImportType } from '@trackway/contracts';
import { AppError, idempotencyKeyReused, missingScope } from '@trackway/errors';
import { type Caller, type Clock, currentContext, hasScope, type NewId } from '@trackway/runtime';
import { exportLine } from './export-line';
import { type ExportOptions, type ImportOptions, type Operation, RETENTION_MS } from './operation';
import type { OperationStore } from './operation-store';
import { scopesFor } from './scopes-for';
import type { StartKey } from './start-key';

export interface Person {
  readonly name: string;
  readonly avatarUrl: string;
}

/** What an initiator is called and looks like now. */
export type FindPerson = (caller: Caller) => Promise<Person>;

interface Deps {
  readonly operations: OperationStore;
  readonly findPerson: FindPerson;
  readonly newId: NewId;
  readonly clock: Clock;
}

type Wanted =
  | {
      action: 'import';
      type: ImportType;
      options: ImportOptions;
      fileName: string;
      id: string;
      sourceKey: string;
      requestDigest: string;
      key?: StartKey | undefined;
    }
  | { action: 'export'; type: ExportType; options: ExportOptions; fileName: string; key?: StartKey | undefined };

/** Stores an operation and wakes the workers. It needs the scope of spreadsheets and that of the rows it is about. */
export function makeStartOperation(deps: Deps) {
  return async (caller: Caller, wanted: Wanted): Promise<Operation> => {
    refuseWithoutScopes(caller, wanted.action, wanted.type);
    const now = deps.clock();
    const person = await deps.findPerson(caller);
    const { columns, filters } =
      wanted.action === 'export' ? wanted.options : { columns: undefined, filters: undefined };
    const base = {
      id: wanted.action === 'import' ? wanted.id : deps.newId(),
      frameId: caller.frameId,
      status: 'pending',
      totalRows: 0,
      processedRows: 0,
      errorsCount: 0,
      metadata: wanted.action === 'export' ? { columns, filters } : importMetadata(wanted.options),
      fileName: wanted.fileName,
      initiator: { type: caller.kind, id: caller.id, scopes: caller.scopes, ...person },
      correlationId: currentContext()?.correlationId ?? deps.newId(),
      lastRow: 1,
      attempts: 0,
      requestDigest: wanted.action === 'import' ? wanted.requestDigest : null,
      sourceKey: wanted.action === 'import' ? wanted.sourceKey : null,
      resultKey: null,
      expiresAt: new Date(now.getTime() + RETENTION_MS),
      cancelRequested: false,
      startedAt: null,
      completedAt: null,
      createdAt: now,
      updatedAt: now,
    } as const;
    const operation: Operation =
      wanted.action === 'import'
        ? { ...base, action: 'import', type: wanted.type, options: wanted.options }
        : { ...base, action: 'export', type: wanted.type, options: wanted.options };
    const lines = wanted.action === 'export' ? [exportLine(caller, operation, 'started')] : [];
    const started = await deps.operations.insert(operation, wanted.key ?? null, ...lines);
    if (!isSameRequest(started, operation)) throw idempotencyKeyReused();
    return started;
  };
}

/** Whether the operation that the key started before came from the same request. */
function isSameRequest(started: Operation, asked: Operation): boolean {
  const isOtherContent =
    started.requestDigest !== null && asked.requestDigest !== null && started.requestDigest !== asked.requestDigest;
  if (isOtherContent) return false;
  // As JSON, because that is how the one that was started has been kept.
  const told = ({ action, type, fileName, options }: Operation): unknown =>
    JSON.parse(JSON.stringify({ action, type, fileName, options }));
  return started.id === asked.id || isDeepStrictEqual(told(started), told(asked));
}

/** @throws AppError `forbidden` where the token lacks what an operation of this kind needs. */
export function refuseWithoutScopes(caller: Caller, action: Operation['action'], type: ExportType): void {
  for (const needed of scopesFor(action, type)) if (!hasScope(caller, needed)) throw missingScope(needed);
}

function importMetadata({ mode, matchBy, dryRun, createMissing }: ImportOptions): Record<string, unknown> {
  return { mode, match_by: matchBy, dry_run: dryRun, create_missing: createMissing };
}

export function notCompleted(): AppError {
  return new AppError(
    'conflict',
    'operation_not_completed',
    'The operation is not completed yet. Its file comes with its end.',
  );
}
