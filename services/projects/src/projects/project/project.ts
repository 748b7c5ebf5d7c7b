import { notFound, ruleBroken } from '@trackway/errors';

export const PROJECT_STATUS = { inProgress: 1, completed: 2, cancelled: 3, paused: 4 } as const;

export const projectStatuses = [
  { label: 'in-progress', value: PROJECT_STATUS.inProgress },
  { label: 'completed', value: PROJECT_STATUS.completed },
  { label: 'cancelled', value: PROJECT_STATUS.cancelled },
  { label: 'paused', value: PROJECT_STATUS.paused },
] as const;

/** What all the others hang on: work for a customer. */
export interface Project {
  readonly id: string;
  /** The id in the system that the project came from; unique in the frame. */
  readonly oldId: string | null;
  /** Unique in the frame. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** 0 to 100. */
  readonly impact: number;
  readonly parentId: string | null;
  readonly customerId: string | null;
  readonly contactId: number | null;
  readonly shareToken: string | null;
  readonly shareSettings: ShareSettings | null;
  readonly mergedId: string | null;
  readonly status: number;
  /** Minor units of the frame's currency. */
  readonly budget: number;
  readonly costs: Costs | null;
  readonly isTemplate: boolean;
  readonly formId: number | null;
  readonly createdBy: string | null;
  /** Raised by every change, under the project's lock. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
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

/** What a client may write. */
export type ProjectFields = Pick<
  Project,
  | 'oldId'
  | 'code'
  | 'name'
  | 'description'
  | 'impact'
  | 'parentId'
  | 'customerId'
  | 'contactId'
  | 'status'
  | 'budget'
  | 'costs'
  | 'isTemplate'
  | 'formId'
>;

/** What a project is where its creator says nothing else. */
export const BLANK_PROJECT = {
  oldId: null,
  description: '',
  impact: 0,
  parentId: null,
  customerId: null,
  contactId: null,
  shareToken: null,
  shareSettings: null,
  mergedId: null,
  status: PROJECT_STATUS.inProgress,
  budget: 0,
  costs: null,
  isTemplate: false,
  formId: null,
  deletedAt: null,
} satisfies Partial<Project>;

/** @throws AppError where the project is deleted (it does not exist for who changes it) or was merged into another. */
export function refuseClosed(project: Project | undefined): asserts project is Project {
  if (!project || project.deletedAt) throw notFound('project');
  if (project.mergedId) {
    throw ruleBroken(
      'merged_project',
      `The project was merged into ${project.mergedId}. Change that one, or take the merge back.`,
    );
  }
}
