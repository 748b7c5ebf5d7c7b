import { isCutToCell } from '@trackway/contracts';
import type { Caller, NewId } from '@trackway/runtime';
import { evaluateAnswers } from '../answers/plan-answers';
import { respondentOf } from '../answers/put-answers';
import { type ChangedAnswers, changeAnswers } from '../answers/write-answers';
import { isEmpty } from '../fields/field-value';
import type { Form } from '../forms/form';
import { type ContextAnswers, projectAccessor } from './context-answers';
import type { ImportJob, ImportRow, RowOutcome } from './import-row';
import type { NamedProject } from './named-projects';
import { PROJECT, RowReader } from './row-reader';

export interface PlannedRow {
  readonly outcome: RowOutcome;
  readonly projectId: string | undefined;
  /** Undefined for a row with errors. */
  readonly changed: ChangedAnswers | undefined;
}

interface PlanContext {
  readonly form: Form;
  readonly job: Pick<ImportJob, 'mode'>;
  readonly caller: Caller;
  readonly projects: ReadonlyMap<string, NamedProject>;
  /** The stored answers, which each row changes for the next ones. */
  readonly answers: ContextAnswers;
  readonly now: Date;
  readonly newId: NewId;
}

/** Plans the rows in their order. A row with errors changes nothing. An empty cell leaves the answer unchanged. */
export function planRows(context: PlanContext, rows: readonly ImportRow[]): PlannedRow[] {
  return rows.map((row) => {
    const reader = new RowReader(row);
    const projectId = reader.readProject(context.projects);
    reader.checkContext();
    const changed = planRow(context, reader, projectId);
    const rowNumber = row.number;
    if (!changed || projectId === undefined) {
      return {
        outcome: { rowNumber, outcome: 'failed', id: '', errors: reader.errors },
        projectId,
        changed: undefined,
      };
    }
    const isNew = !hasAnswers(context, projectId);
    context.answers.set(projectId, changed.answers);
    const outcome = changed.written.length === 0 ? 'unchanged' : isNew ? 'created' : 'updated';
    return { outcome: { rowNumber, outcome, id: projectId, errors: [] }, projectId, changed };
  });
}

function planRow(context: PlanContext, reader: RowReader, projectId: string | undefined): ChangedAnswers | undefined {
  const { form, job, caller, answers } = context;
  if (projectId !== undefined) {
    const isAnswered = hasAnswers(context, projectId);
    if (job.mode === 'create' && isAnswered) {
      const message = 'The project has answers to this form. Import with mode update or upsert to change them.';
      reader.addError(PROJECT, 'already_answered', message);
    }
    if (job.mode === 'update' && !isAnswered) {
      reader.addError(PROJECT, 'no_match', 'The project has no answers to this form.');
    }
  }
  const stored = projectId === undefined ? new Map() : answers.valuesOf(projectId);
  const given = reader.readAnswers(form).filter(({ field_id, value }) => !isCutToCell(value, stored.get(field_id)));
  const { plan, issues } = evaluateAnswers(form.fields, stored, given);
  reader.addIssues(issues);
  if (projectId === undefined || reader.errors.length > 0) return undefined;
  const target = { form, accessor: projectAccessor(projectId), own: answers.ownOf(projectId) };
  return changeAnswers({ ...target, values: plan.values, by: respondentOf(caller), way: 'import' }, context);
}

function hasAnswers({ answers }: PlanContext, projectId: string): boolean {
  return [...answers.valuesOf(projectId).values()].some((value) => !isEmpty(value));
}
