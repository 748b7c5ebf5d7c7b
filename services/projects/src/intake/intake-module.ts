import { type CreateIntakeProjectDeps, makeCreateIntakeProject } from './create-intake-project';

/** Projects that are created by submissions of intake links. */
export function intakeModule(deps: CreateIntakeProjectDeps) {
  return { commands: { createIntakeProject: makeCreateIntakeProject(deps) } };
}
