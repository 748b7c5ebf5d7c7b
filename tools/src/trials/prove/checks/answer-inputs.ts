import type { History, Operation } from '../history/operation';
import type { Timed } from '../models/model';
import type { RegisterInput } from '../models/register-model';
import { FIELDS } from '../workload/scope';

type AnswerOperation = Timed<RegisterInput> & { readonly source: Operation; readonly subject: string };

/** Each field of the own form of a project is a register. One request reads or writes several. */
export function answerOperations(operations: readonly Operation[], variables: History['variables']): AnswerOperation[] {
  return operations.flatMap((source) => {
    const { startedAt, endedAt, step } = source;
    const subjectOf = (field: string) => `${step.subject} ${field}`;
    return inputsOf(source, variables).map(([field, input]) => ({
      input,
      startedAt,
      endedAt,
      source,
      subject: subjectOf(field),
    }));
  });
}

function inputsOf({ step, outcome, body }: Operation, variables: History['variables']): [string, RegisterInput][] {
  const fields = Array.from({ length: FIELDS }, (_, index) => `field:${index}`);
  if (outcome === 'rejected') return [];
  if (step.kind === 'answer.clear') return fields.map((field) => [field, { type: 'write', value: null }]);
  if (step.kind === 'answer.put') {
    const answers = step.body?.['answers'] as readonly { field_id: string; value: string }[];
    return answers.map(({ field_id, value }) => [field_id.slice(1, -1), { type: 'write', value }]);
  }
  if (step.kind !== 'answer.read' || outcome === 'unknown') return [];
  const answers = body.answers as readonly { field_id: string; value: string }[];
  return fields.map((field) => {
    const found = answers.find(({ field_id }) => field_id === variables.get(field));
    return [field, { type: 'read', value: found?.value ?? null }];
  });
}
