import { isDeepStrictEqual } from 'node:util';
import type { ExportType, ImportType } from '@trackway/contracts';
import { idempotencyKeyReused } from '@trackway/errors';
import type { OutgoingEvent } from '@trackway/messaging';
import { type Caller, type Clock, currentContext, type NewId } from '@trackway/runtime';
import { type ExportOptions, type ImportOptions, type Operation, RETENTION_MS } from './operation';
import { assertScopes } from './operation-scopes';
import type { OperationStore } from './operation-store';
import type { StartKey } from './start-key';

export interface UserProfile {
  readonly name: string;
  readonly avatarUrl: string;
}

/** Finds the current name and picture of the initiator. */
export type FindUser = (caller: Caller) => Promise<UserProfile>;

interface Deps {
  readonly operations: OperationStore;
  readonly findUser: FindUser;
  readonly newId: NewId;
  readonly clock: Clock;
}

interface StartCommon {
  readonly fileName: string;
  readonly key?: StartKey | undefined;
  /** Events that are stored together with the operation. */
  readonly events?: (operation: Operation) => readonly OutgoingEvent[];
}

export type StartOperationCommand = StartCommon &
  (
    | {
        readonly action: 'import';
        readonly type: ImportType;
        readonly options: ImportOptions;
        readonly id: string;
        readonly sourceKey: string;
        readonly requestDigest: string;
      }
    | { readonly action: 'export'; readonly type: ExportType; readonly options: ExportOptions }
  );

export type StartOperation = ReturnType<typeof makeStartOperation>;

/** Stores an operation and wakes the job runners. Requires the scope of spreadsheets and the scope of the rows. */
export function makeStartOperation(deps: Deps) {
  return async (caller: Caller, command: StartOperationCommand): Promise<Operation> => {
    assertScopes(caller, command.action, command.type);
    const now = deps.clock();
    const isImport = command.action === 'import';
    const base = {
      id: isImport ? command.id : deps.newId(),
      frameId: caller.frameId,
      status: 'pending',
      totalRows: 0,
      processedRows: 0,
      errorsCount: 0,
      metadata: isImport ? importMetadata(command.options) : exportMetadata(command.options),
      fileName: command.fileName,
      initiator: { type: caller.kind, id: caller.id, scopes: caller.scopes, ...(await deps.findUser(caller)) },
      correlationId: currentContext()?.correlationId ?? deps.newId(),
      lastRow: 1,
      attempts: 0,
      requestDigest: isImport ? command.requestDigest : null,
      sourceKey: isImport ? command.sourceKey : null,
      resultKey: null,
      expiresAt: new Date(now.getTime() + RETENTION_MS),
      cancelRequested: false,
      startedAt: null,
      completedAt: null,
      createdAt: now,
      updatedAt: now,
    } as const;
    const operation: Operation = isImport
      ? { ...base, action: 'import', type: command.type, options: command.options }
      : { ...base, action: 'export', type: command.type, options: command.options };
    const events = command.events?.(operation) ?? [];
    const started = await deps.operations.insert(operation, command.key ?? null, ...events);
    if (!isSameRequest(started, operation)) throw idempotencyKeyReused();
    return started;
  };
}

/** Whether the operation that the key has started before was requested in the same way. */
function isSameRequest(started: Operation, requested: Operation): boolean {
  const digests = [started.requestDigest, requested.requestDigest];
  if (!digests.includes(null) && started.requestDigest !== requested.requestDigest) return false;
  return started.id === requested.id || isDeepStrictEqual(toComparable(started), toComparable(requested));
}

/** As JSON, because the options of the stored operation were JSON. */
function toComparable({ action, type, fileName, options }: Operation): unknown {
  return JSON.parse(JSON.stringify({ action, type, fileName, options }));
}

function importMetadata(options: ImportOptions): Record<string, unknown> {
  const { mode, matchBy, dryRun, createMissing, useSuggestions, formId } = options;
  const suggestions = useSuggestions === true ? { use_suggestions: true } : {};
  const form = formId === undefined ? {} : { form_id: formId };
  return {
    mode,
    match_by: matchBy,
    dry_run: dryRun,
    create_missing: createMissing,
    outcomes: {},
    ...suggestions,
    ...form,
  };
}

function exportMetadata({ columns, filters, viewId }: ExportOptions): Record<string, unknown> {
  return { columns, filters, ...(viewId === undefined ? {} : { view_id: viewId }) };
}
