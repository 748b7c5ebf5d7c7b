import type { UnitOfWork } from '@trackway/application';
import { isAppError } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { NumberRanges } from '../../directory/numbers/number-ranges';
import { assertFormsExist } from '../../peers/assert-forms-exist';
import type { FindLiveForms } from '../../peers/peer-queries';
import { NEW_PROJECT, type Project, type ProjectFields } from './project';
import { projectChangeEvents } from './project-events';
import { assertLinksExist } from './project-links';
import { changeLists, type ProjectListIds } from './project-lists';
import type { ProjectStores } from './project-store';

export type CreateProject = Pick<ProjectFields, 'name'> &
  Partial<ProjectFields> & { readonly lists?: Partial<ProjectListIds> };

interface Deps {
  readonly findLiveForms: FindLiveForms;
  readonly unitOfWork: UnitOfWork<ProjectStores>;
  readonly numbers: NumberRanges;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Attempts to find a generated code that no user has assigned manually. */
const MAX_CODE_ATTEMPTS = 20;

/** Creates a project and publishes `project.created`. Without a code it gets `P-` and the next number of the frame. */
export function makeCreateProject(deps: Deps) {
  return async (caller: Caller, command: CreateProject): Promise<Project> => {
    await assertFormsExist(deps.findLiveForms, 'form_id', [command.formId]);
    if (command.code !== undefined) return store(deps, caller, { ...command, code: command.code });
    for (let attempt = 1; ; attempt += 1) {
      const number = await deps.numbers.reserve(caller.frameId, 'project_code', 1);
      try {
        return await store(deps, caller, { ...command, code: `P-${number}` });
      } catch (error) {
        if (!codeWasTaken(error) || attempt === MAX_CODE_ATTEMPTS) throw error;
      }
    }
  };
}

async function store(
  deps: Deps,
  caller: Caller,
  { lists = {}, ...command }: CreateProject & { code: string },
): Promise<Project> {
  const now = deps.clock();
  const birth = { id: deps.newId(), createdBy: caller.id, version: 1, createdAt: now, updatedAt: now };
  const project: Project = { ...NEW_PROJECT, ...command, ...birth };
  await deps.unitOfWork.run(caller.frameId, async (stores) => {
    await assertLinksExist(stores, caller.frameId, project);
    await stores.projects.insert(caller.frameId, project);
    await changeLists(stores, caller.frameId, project.id, lists);
    await stores.outbox.add(...projectChangeEvents(caller, project, 'created', []));
    await stores.recordEffect(project.id);
  });
  return project;
}

/** Whether another project has the code that was assigned. */
export function codeWasTaken(error: unknown): boolean {
  return isAppError(error) && error.code === 'conflict' && error.details.validation?.['code'] !== undefined;
}
