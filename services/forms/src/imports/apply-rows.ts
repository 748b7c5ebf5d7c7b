import { AppError, conflict, missingScope, notFound } from '@trackway/errors';
import { type Caller, type Clock, hasScope, type NewId } from '@trackway/runtime';
import type { AnswerStores } from '../answers/answer-store';
import type { SettleStages } from '../answers/settle-stages';
import { storeAnswers } from '../answers/write-answers';
import type { Form } from '../forms/form';
import type { Transactional, UnitOfWork } from '../shared/unit-of-work';
import { ContextAnswers, projectAccessor } from './context-answers';
import { type ImportJob, type ImportRow, type RowBatch, type RowOutcome, rowsOf } from './import-row';
import type { ImportedRowStores } from './imported-row-store';
import type { FindNamedProjects, NamedProject } from './named-projects';
import { type PlannedRow, planRows } from './plan-rows';
import { PROJECT } from './row-reader';

/** Larger transactions are slower to repeat after a conflict. */
const ROWS_PER_TRANSACTION = 100;
/** Answers that a dry run reads and changes. They are in the memory of the process, which all tenants share. */
const MAX_HELD_ANSWERS = 500_000;

export interface ImportsDeps {
  readonly unitOfWork: UnitOfWork<AnswerStores & ImportedRowStores>;
  readonly findNamedProjects: FindNamedProjects;
  readonly settleStages: SettleStages;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface BatchOutcome {
  readonly batchNumber: number;
  readonly outcomes: readonly RowOutcome[];
}

type Projects = ReadonlyMap<string, NamedProject>;

/**
 * Applies rows to the answers of projects to one form, in the order of the sheet. Each row is applied once: if it is sent again, it
 * returns its first outcome. A dry run has the same outcomes, but keeps its changes in memory and locks nothing.
 */
export function makeApplyRows(deps: ImportsDeps) {
  return async function* (
    caller: Caller,
    job: ImportJob,
    batches: AsyncIterable<RowBatch>,
  ): AsyncGenerator<BatchOutcome> {
    if (!hasScope(caller, 'forms:write')) throw missingScope('forms:write');
    const apply = job.dryRun ? preview(deps, caller, job) : applyIn(deps, caller, job);
    for await (const batch of batches) {
      const outcomes: RowOutcome[] = [];
      const rows = rowsOf(batch);
      for (let start = 0; start < rows.length; start += ROWS_PER_TRANSACTION) {
        const part = rows.slice(start, start + ROWS_PER_TRANSACTION);
        const projects = await findProjects(deps, caller, part);
        await deps.settleStages(caller, idsOf(projects));
        outcomes.push(...(await apply(part, projects)));
      }
      yield { batchNumber: batch.number, outcomes };
    }
  };
}

type ApplyPart = (rows: readonly ImportRow[], projects: Projects) => Promise<readonly RowOutcome[]>;

function applyIn({ unitOfWork, newId, clock }: ImportsDeps, caller: Caller, job: ImportJob): ApplyPart {
  const { frameId } = caller;
  return (rows, projects) =>
    unitOfWork.run(async (stores) => {
      const now = clock();
      const { endedAttempt } = await stores.importedRows.lock(frameId, job.operationId, now);
      const numbers = rows.map(({ number }) => number);
      const before = await stores.importedRows.find(frameId, job.operationId, numbers);
      const known = new Map(before.map(({ outcome }) => [outcome.rowNumber, outcome]));
      const fresh = rows.filter(({ number }) => !known.has(number));
      // A cancelled import may have sent its last batch before its end or rollback, and the batch may arrive afterwards.
      if (fresh.length > 0 && job.attempt <= endedAttempt) {
        throw conflict('The import has ended or was rolled back. Import the file again.');
      }
      if (fresh.length > 0) {
        const form = await requireForm(stores, frameId, job.formId);
        const answers = new ContextAnswers();
        await answers.load(stores, { frameId, formId: form.id }, idsOf(projects));
        const planned = planRows({ form, job, caller, projects, answers, now, newId }, fresh);
        await store(stores, { form, job, caller, now, newId }, planned);
        for (const { outcome } of planned) known.set(outcome.rowNumber, outcome);
      }
      return numbers.flatMap((number) => known.get(number) ?? []);
    });
}

async function store(
  stores: AnswerStores & ImportedRowStores & Transactional,
  {
    form,
    job,
    caller: { frameId },
    now,
    newId,
  }: {
    readonly form: Form;
    readonly job: ImportJob;
    readonly caller: Caller;
    readonly now: Date;
    readonly newId: NewId;
  },
  planned: readonly PlannedRow[],
): Promise<void> {
  const written = planned.flatMap(({ projectId, changed }) =>
    projectId !== undefined && changed && changed.written.length > 0
      ? [{ form, accessor: projectAccessor(projectId), ...changed }]
      : [],
  );
  const accessors = written.map(({ accessor }) => accessor);
  await stores.answers.lockContexts(frameId, form.id, accessors);
  await storeAnswers(stores, newId, ...written);
  const rows = planned.map(({ outcome, changed }) => ({
    outcome,
    changes: (changed?.changes ?? []).map(({ id, answerId }, index) => ({
      answerId,
      changeId: id,
      version: changed?.written[index]?.version ?? 0,
    })),
    rolledBack: null,
  }));
  await stores.importedRows.add(frameId, job.operationId, rows, now);
}

/** The answers with the changes of earlier rows remain in memory until the dry run ends. */
function preview({ unitOfWork, newId, clock }: ImportsDeps, caller: Caller, job: ImportJob): ApplyPart {
  const answers = new ContextAnswers();
  return (rows, projects) =>
    unitOfWork.read(async (stores) => {
      const form = await requireForm(stores, caller.frameId, job.formId);
      await answers.load(stores, { frameId: caller.frameId, formId: form.id }, idsOf(projects));
      const planned = planRows({ form, job, caller, projects, answers, now: clock(), newId }, rows);
      if (answers.size > MAX_HELD_ANSWERS) throw tooLarge();
      return planned.map(({ outcome }) => outcome);
    });
}

function tooLarge(): AppError {
  const message = 'The file has too many answers for a dry run. Split it into smaller files.';
  return new AppError('too_large', 'payload_too_large', message);
}

async function requireForm({ forms }: Pick<AnswerStores, 'forms'>, frameId: string, formId: number): Promise<Form> {
  const [form] = await forms.findMany(frameId, [formId]);
  if (!form || form.deletedAt) throw notFound('form');
  return form;
}

function findProjects(
  { findNamedProjects }: ImportsDeps,
  caller: Caller,
  rows: readonly ImportRow[],
): Promise<Projects> {
  return findNamedProjects(caller, [...new Set(rows.flatMap(({ cells }) => cells.get(PROJECT)?.text ?? []))]);
}

function idsOf(projects: Projects): string[] {
  return [...new Set([...projects.values()].flatMap(({ id }) => id ?? []))];
}
