import type { History, Operation, Violation } from '../history/operation';
import type { StepKind } from '../history/step';
import { type MemberInput, memberModel } from '../models/member-model';
import { type MergeInput, mergeModel } from '../models/merge-model';
import type { Model, Timed } from '../models/model';
import { type OnceInput, onceModel } from '../models/once-model';
import { positionModel } from '../models/position-model';
import { projectModel } from '../models/project-model';
import { registerModel } from '../models/register-model';
import { answerOperations } from './answer-inputs';
import { checkLinearizability } from './linearizability';
import { positionInput } from './position-inputs';
import { projectOperations } from './project-inputs';

type Sourced<Input> = Timed<Input> & { readonly source: Operation; readonly subject: string };

/** Compares the history of each resource with its sequential specification. */
export function findNonLinearizable({ operations, variables }: History): Violation[] {
  return [
    ...check('project', projectModel, projectOperations(operations)),
    ...check('answer', registerModel, answerOperations(operations, variables)),
    ...check(
      'position',
      positionModel,
      translate(operations, (one) => positionInput(one, variables)),
    ),
    ...check('membership', memberModel, memberOperations(operations, variables)),
    ...check('merge', mergeModel, translate(operations, mergeInput)),
    ...check('code', onceModel, translate(operations, onceInput('code.claim', 409))),
    ...check('link', onceModel, translate(operations, onceInput('link.submit', 410))),
  ];
}

function check<State, Input>(
  name: string,
  model: Model<State, Input>,
  operations: readonly Sourced<Input>[],
): Violation[] {
  return [...Map.groupBy(operations, ({ subject }) => subject)].flatMap(([subject, ofSubject]) => {
    const result = checkLinearizability(model, ofSubject);
    if (result === 'linearizable') return [];
    const sources = ofSubject.map(({ source }) => source).sort((one, other) => one.startedAt - other.startedAt);
    return [{ check: `linearizability of ${name}`, subject, problem: result, operations: sources }];
  });
}

function translate<Input>(
  operations: readonly Operation[],
  inputOf: (operation: Operation) => Input | undefined,
): Sourced<Input>[] {
  return operations.flatMap((source) => {
    const input = inputOf(source);
    const { startedAt, endedAt, step } = source;
    return input === undefined ? [] : [{ input, startedAt, endedAt, source, subject: step.subject ?? '' }];
  });
}

const onceInput =
  (kind: StepKind, taken: number) =>
  ({ step, outcome, status }: Operation): OnceInput | undefined => {
    if (step.kind !== kind) return undefined;
    if (outcome === 'rejected') return status === taken ? 'taken' : undefined;
    return 'take';
  };

/** A rejection shows the state: a merged project can't be merged, and another one can't be separated. */
function mergeInput({ step, outcome, body }: Operation): MergeInput | undefined {
  if (step.kind === 'project.merge') return outcome === 'rejected' ? 'merged' : 'merge';
  if (step.kind === 'project.unmerge') return outcome === 'rejected' ? 'separate' : 'unmerge';
  if (step.kind !== 'merge.read' || outcome !== 'ok') return undefined;
  return body.project.merged_id === null ? 'separate' : 'merged';
}

/** A listing of the group shows for each project whether it is a member. */
function memberOperations(operations: readonly Operation[], variables: History['variables']): Sourced<MemberInput>[] {
  const changes = translate(operations, ({ step, outcome, status }): MemberInput | undefined => {
    if (outcome === 'rejected') return step.kind === 'member.remove' && status === 404 ? 'absent' : undefined;
    if (step.kind === 'member.add') return 'add';
    return step.kind === 'member.remove' ? 'remove' : undefined;
  });
  const subjects = new Set(changes.map(({ subject }) => subject));
  const lists = operations.filter(({ step, outcome }) => step.kind === 'member.list' && outcome === 'ok');
  const reads = lists.flatMap((source) => {
    const listed = new Set(source.body.projects.map(({ id }: { id: string }) => id));
    const { startedAt, endedAt } = source;
    return [...subjects].map((subject) => {
      const input: MemberInput = listed.has(variables.get(subject)) ? 'present' : 'absent';
      return { input, startedAt, endedAt, source, subject };
    });
  });
  return [...changes, ...reads];
}
