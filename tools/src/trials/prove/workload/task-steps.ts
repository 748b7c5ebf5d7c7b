import type { Step } from '../history/step';
import { type Scope, stableProject, TASKS } from './scope';

/** `index` is the variable of the task, which the step `finishTask` of the same client closes. */
export function createTask(scope: Scope): Step {
  const { random, client, unique } = scope;
  const project = stableProject(scope);
  const task = `task:${client}:${random.below(TASKS)}`;
  const saves = { [task]: 'task.id', [`project:${task}`]: 'task.project_id' };
  const path = `/projects/{${project}}/tasks`;
  return {
    kind: 'task.create',
    user: client,
    method: 'POST',
    path,
    body: { title: unique() },
    subject: project,
    saves,
  };
}

/** Tasks are never opened again. */
export function finishTask({ random, client }: Scope): Step {
  const task = `task:${client}:${random.below(TASKS)}`;
  const path = `/projects/{project:${task}}/tasks/{${task}}`;
  return { kind: 'task.finish', user: client, method: 'PATCH', path, body: { done: true }, subject: task };
}
