import type { RequiredField } from '../answers/forms-client';
import type { Assignment } from '../funnels/assignment';
import type { Funnel, Step } from '../funnels/funnel';
import type { ProjectFacts } from '../projects/project-facts';
import type { Blocker, RequiredAttachment } from './blocker';

/** Everything that the gate evaluates. */
export interface GateInput {
  readonly funnel: Funnel;
  readonly project: ProjectFacts;
  /** Where the project stands in the funnel; undefined where it is to enter it. */
  readonly assignment: Assignment | undefined;
  readonly target: Step;
  /** Open projects in the target; of no meaning where it has no limit. */
  readonly openInTarget: number;
  /** Mandatory videos of the target that the mover has not watched. */
  readonly unwatched: readonly RequiredAttachment[];
  /** Required fields of the target that nobody has answered. */
  readonly unanswered: readonly RequiredField[];
  /** Rules, imports and agents cannot watch a video. */
  readonly isUser: boolean;
}

/** The one gate that every move goes through, whoever makes it: what stands in its way, nothing where it may be made. */
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
        clear: 'Move the project that it was merged into, or take the merge back.',
      };

const elsewhere: Rule = ({ assignment, target }) =>
  assignment?.stepId !== target.id
    ? undefined
    : {
        type: 'already_in_step',
        detail: `The project is in the step ${target.name} already.`,
        clear: 'Read where it is, then decide.',
      };

const notClosed: Rule = ({ assignment }) =>
  assignment?.status !== 'won' && assignment?.status !== 'lost'
    ? undefined
    : {
        type: 'assignment_closed',
        detail: `The project is ${assignment.status} in this funnel.`,
        clear: 'Set its status to open first.',
      };

/** Entering is a move from before the first step: into the first step itself, or to where that one leads. */
const reachable: Rule = ({ funnel, assignment, target }) => {
  const from = assignment ? funnel.steps.find(({ id }) => id === assignment.stepId) : funnel.steps[0];
  if (!from || from.reachableStepIds === null || from.id === target.id) return undefined;
  if (from.reachableStepIds.includes(target.id)) return undefined;
  const names = funnel.steps.filter(({ id }) => from.reachableStepIds?.includes(id)).map(({ name }) => name);
  return {
    type: 'step_not_reachable',
    detail: `From ${from.name} a project cannot go to ${target.name}.`,
    clear: names.length > 0 ? `It can go to ${names.join(', ')}.` : `${from.name} leads nowhere.`,
  };
};

const notFull: Rule = ({ assignment, target, openInTarget }) => {
  // Only open projects take a place.
  if (target.wipLimit === null || (assignment && assignment.status !== 'open')) return undefined;
  if (openInTarget < target.wipLimit) return undefined;
  return {
    type: 'wip_limit',
    detail: `The step ${target.name} takes ${target.wipLimit} open projects at most, and has ${openInTarget}.`,
    clear: 'Move one of them on, or raise the limit of the step.',
  };
};

const watched: Rule = ({ target, unwatched, isUser }) => {
  if (unwatched.length === 0) return undefined;
  const names = unwatched.map(({ name }) => name).join(', ');
  return {
    type: 'required_viewing',
    detail: `Whoever moves a project to ${target.name} must have watched: ${names}.`,
    clear: isUser
      ? 'Watch at least 95 % of each, and send what was played in viewed_attachments.'
      : 'Only a person can watch a video; let one make this move.',
    required_attachments: unwatched,
  };
};

const answered: Rule = ({ target, unanswered }) => {
  if (unanswered.length === 0) return undefined;
  return {
    type: 'required_answers',
    detail: `To bring a project to ${target.name} there must be answers to: ${unanswered.map(({ label }) => label).join(', ')}.`,
    clear: 'Answer them at the step beforehand, or send them in answers with the move.',
    required_fields: unanswered.map(({ formId, fieldId, label, type }) => ({
      form_id: formId,
      field_id: fieldId,
      label,
      type,
    })),
  };
};

const rules: readonly Rule[] = [notMerged, elsewhere, notClosed, reachable, notFull, watched, answered];

/** Whether a project may be taken out of a funnel. */
export function blockersOfLeaving({ project }: Pick<GateInput, 'project'>): Blocker[] {
  return [notMerged({ project })].filter((blocker) => blocker !== undefined);
}

/** Whether an assignment that is opened again finds a place in the step that it stands in. */
export function blockersOfReopening(
  move: Omit<GateInput, 'assignment' | 'unwatched' | 'unanswered' | 'isUser'>,
): Blocker[] {
  return [notMerged, notFull].flatMap(
    (rule) => rule({ ...move, assignment: undefined, unwatched: [], unanswered: [], isUser: true }) ?? [],
  );
}
