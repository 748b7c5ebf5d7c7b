import type { RequiredField } from '../answers/forms-client';
import type { Assignment } from '../funnels/assignment';
import type { Funnel, Step } from '../funnels/funnel';
import type { ProjectFacts } from '../projects/project-facts';
import type { Blocker, RequiredAttachment } from './blocker';

/** Everything that the gate evaluates. */
export interface GateInput {
  readonly funnel: Funnel;
  readonly project: ProjectFacts;
  /** Undefined if the project enters the funnel. */
  readonly assignment: Assignment | undefined;
  readonly target: Step;
  /** Number of open projects in the target. 0 if the target has no limit. */
  readonly openInTarget: number;
  /** Mandatory videos of the target that the caller has not watched. */
  readonly unwatched: readonly RequiredAttachment[];
  /** Required fields of the target without an answer. */
  readonly unanswered: readonly RequiredField[];
  /** False for rules, imports and agents, which cannot watch videos. */
  readonly isUser: boolean;
}

/** Every move passes through this gate, by users and by rules. Returns what prevents the move. */
export function blockersOf(move: GateInput): Blocker[] {
  return rules.flatMap((rule) => rule(move) ?? []);
}

type Rule = (move: GateInput) => Blocker | undefined;

const notMerged = ({ project }: Pick<GateInput, 'project'>): Blocker | undefined =>
  project.mergedId === null
    ? undefined
    : {
        type: 'merged_project',
        detail: `The project ${project.code} was merged into another one.`,
        clear: 'Move the project that it was merged into, or undo the merge.',
      };

const elsewhere: Rule = ({ assignment, target }) =>
  assignment?.stepId !== target.id
    ? undefined
    : {
        type: 'already_in_step',
        detail: `The project is in the step ${target.name} already.`,
        clear: 'Choose another step.',
      };

const notClosed: Rule = ({ assignment }) =>
  assignment?.status !== 'won' && assignment?.status !== 'lost'
    ? undefined
    : {
        type: 'assignment_closed',
        detail: `The project is ${assignment.status} in this funnel.`,
        clear: 'Set its status to open first.',
      };

/** Entering counts as a move from before the first step: to the first step, or to a step reachable from it. */
const reachable: Rule = ({ funnel, assignment, target }) => {
  const from = assignment ? funnel.steps.find(({ id }) => id === assignment.stepId) : funnel.steps[0];
  if (!from || from.reachableStepIds === null || from.id === target.id) return undefined;
  if (from.reachableStepIds.includes(target.id)) return undefined;
  const names = funnel.steps.filter(({ id }) => from.reachableStepIds?.includes(id)).map(({ name }) => name);
  return {
    type: 'step_not_reachable',
    detail: `Projects cannot move from ${from.name} to ${target.name}.`,
    clear:
      names.length > 0 ? `The project can move to ${names.join(', ')}.` : `No step can be reached from ${from.name}.`,
  };
};

const notFull: Rule = ({ assignment, target, openInTarget }) => {
  if (target.wipLimit === null || (assignment && assignment.status !== 'open')) return undefined;
  if (openInTarget < target.wipLimit) return undefined;
  return {
    type: 'wip_limit',
    detail: `The step ${target.name} can have at most ${target.wipLimit} open projects, and has ${openInTarget}.`,
    clear: 'Move one of them to another step, or raise the limit.',
  };
};

const watched: Rule = ({ target, unwatched, isUser }) => {
  if (unwatched.length === 0) return undefined;
  const names = unwatched.map(({ name }) => name).join(', ');
  return {
    type: 'required_viewing',
    detail: `These videos must be watched before a project is moved to ${target.name}: ${names}.`,
    clear: isUser
      ? 'Watch at least 95 % of each, and send what was played in viewed_attachments.'
      : 'Only users can watch videos. A user must make this move.',
    required_attachments: unwatched,
  };
};

const answered: Rule = ({ target, unanswered }) => {
  if (unanswered.length === 0) return undefined;
  return {
    type: 'required_answers',
    detail: `These fields must be answered before a project is moved to ${target.name}: ${unanswered.map(({ label }) => label).join(', ')}.`,
    clear: 'Answer them at the step first, or send them in `answers` with the move.',
    required_fields: unanswered.map(({ formId, fieldId, label, type }) => ({
      form_id: formId,
      field_id: fieldId,
      label,
      type,
    })),
  };
};

const rules: readonly Rule[] = [notMerged, elsewhere, notClosed, reachable, notFull, watched, answered];

/** What prevents a project from leaving a funnel. */
export function blockersOfLeaving({ project }: Pick<GateInput, 'project'>): Blocker[] {
  return [notMerged({ project })].filter((blocker) => blocker !== undefined);
}

/** What prevents the reopening of an assignment: a merged project, or a full step. */
export function blockersOfReopening(
  move: Omit<GateInput, 'assignment' | 'unwatched' | 'unanswered' | 'isUser'>,
): Blocker[] {
  return [notMerged, notFull].flatMap(
    (rule) => rule({ ...move, assignment: undefined, unwatched: [], unanswered: [], isUser: true }) ?? [],
  );
}
