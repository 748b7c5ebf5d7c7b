import { missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { Answer } from '../answers/answer';
import type { AnswerStores } from '../answers/answer-store';
import { respondentOf } from '../answers/put-answers';
import { writeAnswers } from '../answers/write-answers';
import type { Form } from '../forms/form';
import type { Transactional } from '../shared/unit-of-work';
import type { ImportsDeps } from './apply-rows';
import {
  ALL_ATTEMPTS,
  type ImportedRow,
  type ImportedRowStores,
  type RestoredAnswer,
  type RetainedAnswer,
  type RowChange,
  type RowRollback,
} from './imported-row-store';

const ROWS_PER_TRANSACTION = 50;
const AFTER_ALL_ROWS = Number.MAX_SAFE_INTEGER;

export interface RolledBackRows {
  /** Rows whose answers were restored. */
  readonly restored: number;
  /** Rows that gave the first answers of a project, which were cleared. */
  readonly removed: number;
  readonly retained: readonly { readonly row: number; readonly answerId: string; readonly reason: string }[];
}

type Stores = AnswerStores & ImportedRowStores & Transactional;

/**
 * Rolls back an import, the last row first: each answer that still has the version of the import gets its value before it. Rows that
 * were rolled back before return their first result, so that a client that lost responses receives all of them.
 */
export function makeRollbackRows(deps: Pick<ImportsDeps, 'unitOfWork' | 'newId' | 'clock'>) {
  const { unitOfWork } = deps;
  return async function* (caller: Caller, operationId: string): AsyncGenerator<RolledBackRows> {
    if (!hasScope(caller, 'forms:write')) throw missingScope('forms:write');
    const { frameId } = caller;
    await unitOfWork.run(({ importedRows }) => importedRows.end(frameId, operationId, ALL_ATTEMPTS));
    const restored = new Map<string, RestoredAnswer>();
    for (let before = AFTER_ALL_ROWS; ; ) {
      const page = await unitOfWork.run(async (stores) => {
        await stores.importedRows.lock(frameId, operationId, deps.clock());
        const rows = await stores.importedRows.before(frameId, operationId, before, ROWS_PER_TRANSACTION);
        return rollBackPage(deps, stores, { caller, operationId, restored: new Map(restored) }, rows);
      });
      for (const { result } of page) for (const answer of result.restored) restored.set(answer.answerId, answer);
      if (page.length > 0) yield summaryOf(page);
      before = page.at(-1)?.row.outcome.rowNumber ?? before;
      if (page.length < ROWS_PER_TRANSACTION) return;
    }
  };
}

interface RolledBackRow {
  readonly row: ImportedRow;
  readonly result: RowRollback;
}

interface Context {
  readonly caller: Caller;
  readonly operationId: string;
  /** The answers that later rows restored. */
  readonly restored: Map<string, RestoredAnswer>;
}

async function rollBackPage(
  deps: Pick<ImportsDeps, 'newId' | 'clock'>,
  stores: Stores,
  context: Context,
  rows: readonly ImportedRow[],
): Promise<RolledBackRow[]> {
  const results: RolledBackRow[] = [];
  for (const row of rows) {
    const result = row.rolledBack ?? (await rollBackRow(deps, stores, context, row.changes));
    if (!row.rolledBack) {
      const { caller, operationId } = context;
      await stores.importedRows.storeRollback(caller.frameId, operationId, row.outcome.rowNumber, result);
    }
    for (const answer of result.restored) context.restored.set(answer.answerId, answer);
    results.push({ row, result });
  }
  return results;
}

async function rollBackRow(
  deps: Pick<ImportsDeps, 'newId' | 'clock'>,
  stores: Stores,
  { caller, restored: restoredLater }: Context,
  changes: readonly RowChange[],
): Promise<RowRollback> {
  if (changes.length === 0) return { restored: [], retained: [] };
  const { frameId } = caller;
  const ids = changes.map(({ answerId }) => answerId);
  const current = new Map((await stores.answers.findMany(frameId, ids)).map((answer) => [answer.id, answer]));
  const values = new Map(
    (
      await stores.answers.findChanges(
        frameId,
        changes.map(({ changeId }) => changeId),
      )
    ).map(({ id, oldValue }) => [id, oldValue]),
  );
  const [first] = current.values();
  const [form] = first ? await stores.forms.findMany(frameId, [first.formId]) : [];
  const checked = changes.map((change) => {
    const answer = current.get(change.answerId);
    return { change, answer, reason: retentionReason(change, answer, form, restoredLater) };
  });
  const retained = checked.flatMap(({ change, reason }): RetainedAnswer[] =>
    reason ? [{ answerId: change.answerId, reason }] : [],
  );
  const restorable = checked.flatMap(({ change, answer, reason }) => (answer && !reason ? [{ change, answer }] : []));
  if (!form || !first || restorable.length === 0) return { restored: [], retained };
  await writeAnswers(stores, deps, {
    form,
    accessor: first.accessor,
    given: restorable.map(({ change, answer }) => ({
      field_id: answer.fieldId,
      value: values.get(change.changeId) ?? null,
      baseVersion: answer.version,
    })),
    by: respondentOf(caller),
    way: 'import',
    options: { checked: true },
  });
  const after = new Map((await stores.answers.findMany(frameId, ids)).map(({ id, version }) => [id, version]));
  const restored = restorable.map(({ change, answer }) => ({
    answerId: answer.id,
    version: after.get(answer.id) ?? answer.version,
    restoredVersion: change.version - 1,
  }));
  return { restored, retained };
}

/** Why an answer is not restored: it is not as the import left it. */
function retentionReason(
  { version }: RowChange,
  answer: Answer | undefined,
  form: Form | undefined,
  restored: ReadonlyMap<string, RestoredAnswer>,
): RetainedAnswer['reason'] | undefined {
  if (!answer || !form || form.deletedAt || !form.fields.some(({ id }) => id === answer.fieldId)) return 'gone';
  const later = restored.get(answer.id);
  const expected = later?.restoredVersion === version ? later.version : version;
  return answer.version === expected ? undefined : 'changed_since';
}

function summaryOf(page: readonly RolledBackRow[]): RolledBackRows {
  const done = page.filter(({ result }) => result.restored.length > 0);
  const isNew = ({ row }: RolledBackRow) => row.outcome.outcome === 'created';
  return {
    restored: done.filter((one) => !isNew(one)).length,
    removed: done.filter(isNew).length,
    retained: page.flatMap(({ row, result }) => result.retained.map((one) => ({ row: row.outcome.rowNumber, ...one }))),
  };
}
