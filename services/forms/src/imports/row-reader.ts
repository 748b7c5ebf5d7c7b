import { cellKinds } from '@trackway/contracts';
import { truncateText } from '@trackway/runtime';
import type { AnswerIssue, GivenAnswer } from '../answers/plan-answers';
import { issueMessage, type ValueIssue, type ValueIssueCode } from '../fields/value-issue';
import type { Form } from '../forms/form';
import type { ImportRow, RowError } from './import-row';
import type { NamedProject } from './named-projects';
import { readCell } from './read-cell';

export const PROJECT = 'form_answer.project';
const ACCESSOR = 'form_answer.accessor';
/** Length of a cell's text in an error, in UTF-16 units. */
const MAX_SHOWN = 1_000;
/** Other codes say what is wrong on their own, such as `too_long`. */
const TYPE_ISSUES: ReadonlySet<ValueIssueCode> = new Set([
  ...(['text', 'characters', 'number', 'integer', 'minor_units', 'date', 'datetime', 'boolean', 'choice'] as const),
  ...(['choices', 'email', 'phone', 'url', 'signature', 'upload', 'section'] as const),
]);

/** Reads the cells of a row and collects all errors. */
export class RowReader {
  readonly errors: RowError[] = [];

  constructor(readonly row: ImportRow) {}

  /** The id of the project that the row names. Undefined with an error. */
  readProject(projects: ReadonlyMap<string, NamedProject>): string | undefined {
    const cell = this.row.cells.get(PROJECT);
    if (!cell) return this.addError(PROJECT, 'required', 'Must not be empty.');
    if (cell.kind === cellKinds.error) return this.addCellError(PROJECT);
    const project = projects.get(cell.text);
    if (!project) return this.addError(PROJECT, 'project_not_found', 'This project does not exist.');
    if (project.id === undefined) {
      const message = 'Several projects have this name. Use the code or id of the project.';
      return this.addError(PROJECT, 'project_ambiguous', message);
    }
    if (!project.isMerged) return project.id;
    const message = 'The project was merged into another. Change that project, or undo the merge.';
    return this.addError(PROJECT, 'merged_project', message);
  }

  /** Exports also contain answers of steps, assignments and loose forms, which must not become answers of the project. */
  checkContext(): void {
    const context = this.row.cells.get(ACCESSOR)?.text ?? 'project_form';
    if (context === 'project_form') return;
    this.addError(
      ACCESSOR,
      'unsupported_context',
      'Only answers of the project itself can be imported (project_form).',
    );
  }

  /** The values of the filled cells of fields. */
  readAnswers({ fields }: Form): GivenAnswer[] {
    return fields.flatMap((field, position) => {
      const key = columnOf(field.id);
      const cell = this.row.cells.get(key);
      if (!cell) return [];
      if (cell.kind === cellKinds.error) {
        this.addCellError(key);
        return [];
      }
      return [{ field_id: field.id, value: readCell(field, cell), position }];
    });
  }

  addIssues(issues: readonly AnswerIssue[]): void {
    for (const { field, issue } of issues) {
      if (field && issue !== 'repeated') this.addError(columnOf(field.id), codeOf(issue), issueMessage(issue));
    }
  }

  addError(column: string, code: string, message: string): undefined {
    const value = truncateText(this.row.cells.get(column)?.text ?? '', MAX_SHOWN);
    this.errors.push({ column, code, message, value });
    return undefined;
  }

  private addCellError(column: string): undefined {
    const shown = truncateText(this.row.cells.get(column)?.text ?? '', MAX_SHOWN);
    return this.addError(column, 'cell_error', `The cell shows the error ${shown}.`);
  }
}

function columnOf(fieldId: string): string {
  return `form_answer.${fieldId}`;
}

function codeOf({ code }: ValueIssue): string {
  return TYPE_ISSUES.has(code) ? `invalid_${code}` : code;
}
