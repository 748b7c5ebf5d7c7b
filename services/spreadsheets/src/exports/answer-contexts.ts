import type { CellValue } from '@trackway/xlsx';
import { answerCell } from './cells';

/** The context in which a form was answered. */
export interface AnswerAccessor {
  readonly type: string;
  readonly projectId: string;
  readonly id: string;
}

/** An answer of the forms service. */
export interface ExportedAnswer {
  readonly formId: number;
  readonly formTitle: string;
  readonly fieldId: string;
  readonly type: string;
  readonly valueJson: string;
  readonly accessor: AnswerAccessor | null;
  readonly answeredByName: string;
  readonly answeredAt: string;
}

/** The answers to one form in one context, which are one row. */
export interface AnswerContext {
  readonly formId: number;
  readonly form: string;
  readonly projectId: string;
  readonly accessor: string;
  /** Of the newest answer. */
  readonly answeredBy: string;
  readonly answeredAt: string;
  /** By field. */
  readonly values: ReadonlyMap<string, CellValue>;
}

/** Groups answers, which are sorted by form and context, to rows. A row may extend over two batches. */
export async function* groupByContext(
  batches: AsyncIterable<readonly ExportedAnswer[]>,
): AsyncGenerator<AnswerContext[]> {
  let current: ExportedAnswer[] = [];
  for await (const answers of batches) {
    const complete: AnswerContext[] = [];
    for (const answer of answers) {
      const [first] = current;
      if (first && keyOf(first) !== keyOf(answer)) {
        complete.push(toContext(first, current));
        current = [];
      }
      current.push(answer);
    }
    yield complete;
  }
  const [first] = current;
  if (first) yield [toContext(first, current)];
}

export function accessorText(accessor: AnswerAccessor | null): string {
  if (!accessor) return '';
  return accessor.id === '' ? accessor.type : `${accessor.type}: ${accessor.id}`;
}

function toContext(first: ExportedAnswer, answers: readonly ExportedAnswer[]): AnswerContext {
  const newest = answers.reduce((one, other) => (other.answeredAt > one.answeredAt ? other : one), first);
  return {
    formId: first.formId,
    form: first.formTitle,
    projectId: first.accessor?.projectId ?? '',
    accessor: accessorText(first.accessor),
    answeredBy: newest.answeredByName,
    answeredAt: newest.answeredAt,
    values: new Map(answers.map(({ fieldId, type, valueJson }) => [fieldId, answerCell(type, valueJson)])),
  };
}

function keyOf({ formId, accessor }: ExportedAnswer): string {
  return `${formId} ${accessor?.projectId} ${accessorText(accessor)}`;
}
