import { invalidInput } from '@trackway/errors';
import { parseInput } from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import type { Project } from './project';
import { toProjectFields, toProjectLists, updateProjectBody } from './project-bodies';
import type { UpdateProject } from './update-project';

export interface SetField {
  readonly projectId: string;
  /** A name of the body of PATCH projects/{project}. */
  readonly field: string;
  readonly valueJson: string;
}

/** One field, by the rules of a PATCH that brings nothing else. */
export function makeSetField(updateProject: (caller: Caller, command: UpdateProject) => Promise<Project>) {
  return async (caller: Caller, { projectId, field, valueJson }: SetField): Promise<Project> => {
    const body = parseInput(updateProjectBody, Object.fromEntries([[field, readJson(field, valueJson)]]));
    return updateProject(caller, { id: projectId, changes: toProjectFields(body), lists: toProjectLists(body) });
  };
}

function readJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput({ [field]: ['The value is not JSON.'] });
  }
}
