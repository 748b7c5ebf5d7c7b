import type { Step } from '../history/step';
import { type Scope, STEPS, stableProject, stepOf } from './scope';

const WITH_ANSWERS_SHARE = 0.5;

const placeOf = (subject: string) => `/funnels/{funnel}/projects/{${subject}}`;

export function enterFunnel(scope: Scope): Step {
  const subject = stableProject(scope);
  const body = { step_id: `{${stepOf(scope.random.below(STEPS))}}` };
  return { kind: 'assignment.enter', user: scope.client, method: 'POST', path: placeOf(subject), body, subject };
}

/** The second step has a form; a move into it may carry an answer to its first field. */
export function moveProject(scope: Scope): Step {
  const { random, client, unique } = scope;
  const subject = stableProject(scope);
  const step = random.below(STEPS);
  const withAnswers = step === 1 && random.chance(WITH_ANSWERS_SHARE);
  const answers = withAnswers ? { answers: [{ field_id: '{field:0}', value: unique() }] } : {};
  const body = { step_id: `{${stepOf(step)}}`, ...answers };
  return { kind: 'assignment.move', user: client, method: 'POST', path: `${placeOf(subject)}/move`, body, subject };
}

export function leaveFunnel(scope: Scope): Step {
  const subject = stableProject(scope);
  return { kind: 'assignment.leave', user: scope.client, method: 'DELETE', path: placeOf(subject), subject };
}

export function readPosition(scope: Scope, subject = stableProject(scope)): Step {
  return { kind: 'assignment.read', user: scope.client, method: 'GET', path: placeOf(subject), subject };
}

export function readBoard({ client }: Scope): Step {
  return { kind: 'board.read', user: client, method: 'GET', path: '/funnels/{funnel}/board' };
}
