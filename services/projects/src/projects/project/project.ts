import { projectFields, type RecordOf, type Writable } from '@trackway/contracts';
import { notFound, ruleBroken } from '@trackway/errors';
import { defaultsOf } from '../../fields/record-json';

/** Work for a customer. Fields are declared in `projectFields`. */
export interface Project extends RecordOf<typeof projectFields> {
  readonly costs: Costs | null;
  readonly shareSettings: ShareSettings | null;
}

/** Minor units. */
export interface Costs {
  readonly planned: number;
  readonly actual: number;
}

export interface ShareSettings {
  readonly expires_at: string | null;
  readonly fields: readonly string[];
}

/** The fields that a client may set. */
export type ProjectFields = RecordOf<Writable<typeof projectFields>> & Pick<Project, 'costs'>;

/** The fields of a new project whose creator does not set them. */
export const NEW_PROJECT = { ...defaultsOf(projectFields), costs: null, shareSettings: null };

/** @throws AppError if the project does not exist, is deleted, or was merged into another one. */
export function assertWritable(project: Project | undefined): asserts project is Project {
  if (!project || project.deletedAt) throw notFound('project');
  if (project.mergedId) {
    throw ruleBroken(
      'merged_project',
      `The project was merged into ${project.mergedId}. Change that project, or undo the merge.`,
    );
  }
}
