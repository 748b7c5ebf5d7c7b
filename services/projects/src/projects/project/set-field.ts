import type { UnitOfWork } from '@trackway/application';
import { parseInput } from '@trackway/application';
import { invalidInput } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { assertFormsExist } from '../../peers/assert-forms-exist';
import type { FindLiveForms } from '../../peers/peer-queries';
import type { Project } from './project';
import { toProjectFields, toProjectLists, updateProjectBody } from './project-bodies';
import { assertLinksExist } from './project-links';
import type { ProjectStores } from './project-store';
import type { UpdateProject } from './update-project';

export interface FieldValue {
  /** A member of the body of PATCH projects/{project}. */
  readonly field: string;
  readonly valueJson: string;
}

export interface SetField extends FieldValue {
  readonly projectId: string;
}

/** Sets one field with the validation of PATCH. */
export function makeSetField(updateProject: (caller: Caller, command: UpdateProject) => Promise<Project>) {
  return async (caller: Caller, { projectId, ...value }: SetField): Promise<Project> => {
    const body = readBody(value);
    return updateProject(caller, { id: projectId, changes: toProjectFields(body), lists: toProjectLists(body) });
  };
}

/** @throws AppError as setting the fields of any project would: for invalid values and unknown references. */
export function makeCheckFields(deps: { findLiveForms: FindLiveForms; unitOfWork: UnitOfWork<ProjectStores> }) {
  return async ({ frameId }: Caller, values: readonly FieldValue[]): Promise<void> => {
    const fields = values.map((value) => toProjectFields(readBody(value)));
    await assertFormsExist(
      deps.findLiveForms,
      'form_id',
      fields.map(({ formId }) => formId),
    );
    await deps.unitOfWork.run(frameId, async (stores) => {
      for (const links of fields) await assertLinksExist(stores, frameId, links);
    });
  };
}

function readBody({ field, valueJson }: FieldValue) {
  return parseInput(updateProjectBody, Object.fromEntries([[field, readJson(field, valueJson)]]));
}

function readJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput({ [field]: ['The value is not JSON.'] });
  }
}
