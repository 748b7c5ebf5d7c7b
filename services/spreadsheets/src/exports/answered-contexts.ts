import type { FormsV1 } from '@trackway/contracts';
import type { WrittenCell } from '@trackway/xlsx';
import { answerCell } from './answer-cell';

/** The answers to one form in one context, which are one row. */
export interface AnsweredContext {
  readonly key: string;
  readonly formId: number;
  readonly form: string;
  readonly projectId: string;
  readonly accessor: string;
  /** Of the newest of its answers. */
  readonly answeredBy: string;
  readonly answeredAt: string;
  /** By field. */
  readonly values: ReadonlyMap<string, WrittenCell>;
}

/** Gathers answers, which come by form and context, to the rows that they make; a row may go over two batches. */
export async function* gatherContexts(
  batches: AsyncIterable<readonly FormsV1.AnswerOutput[]>,
): AsyncGenerator<AnsweredContext[]> {
  let open: FormsV1.AnswerOutput[] = [];
  for await (const answers of batches) {
    const whole: AnsweredContext[] = [];
    for (const answer of answers) {
      const [first] = open;
      if (first && keyOf(first) !== keyOf(answer)) {
        whole.push(toContext(first, open));
        open = [];
      }
      open.push(answer);
    }
    yield whole;
  }
  const [first] = open;
  if (first) yield [toContext(first, open)];
}

export function accessorText(accessor: FormsV1.AccessorOutput | null): string {
  if (!accessor) return '';
  return accessor.id === '' ? accessor.type : `${accessor.type}: ${accessor.id}`;
}

function toContext(first: FormsV1.AnswerOutput, answers: readonly FormsV1.AnswerOutput[]): AnsweredContext {
  const newest = answers.reduce((one, other) => (other.answeredAt > one.answeredAt ? other : one), first);
  return {
    key: keyOf(first),
    formId: first.formId,
    form: first.formTitle,
    projectId: first.accessor?.projectId ?? '',
    accessor: accessorText(first.accessor),
    answeredBy: newest.answeredByName,
    answeredAt: newest.answeredAt,
    values: new Map(answers.map(({ fieldId, type, valueJson }) => [fieldId, answerCell(type, valueJson)])),
  };
}

function keyOf({ formId, accessor }: FormsV1.AnswerOutput): string {
  return `${formId} ${accessor?.projectId} ${accessorText(accessor)}`;
}
