import type { Caller } from '@trackway/runtime';
import type { FrameProfile } from '../projects/project-directory';
import type { IntakeContact } from './intake-submission';

export interface FirstStep {
  readonly id: string;
  /** Forms that are answered at the step. */
  readonly formIds: readonly number[];
}

export interface CreateProject {
  readonly projectId: string;
  readonly name: string;
  readonly templateId: string | null;
  readonly customerId: string | null;
  /** Form of the project unless the template has one. */
  readonly formId: number | null;
  readonly contact: IntakeContact | null;
  readonly intakeLinkId: string;
  readonly submissionId: string;
}

/** What a status page may show of a project. */
export interface ProjectStatus {
  readonly isClosed: boolean;
  /** Name of its step in the funnel. Null outside of it. */
  readonly step: string | null;
}

/** The other services, as links and submissions use them. Methods without a caller use the one of the current request. */
export interface IntakeDirectory {
  readFrame(caller: Caller): Promise<FrameProfile>;
  /** @throws AppError 404 if the project does not exist, 422 if it is no template */
  assertTemplate(projectId: string): Promise<void>;
  /** @throws AppError 404 if the customer does not exist */
  assertCustomer(customerId: string): Promise<void>;
  /** Undefined if the funnel does not exist, is deleted or has no step. */
  findFirstStep(funnelId: string, caller?: Caller): Promise<FirstStep | undefined>;
  /** Creates the project and its contact once. A repetition returns the same. */
  createProject(
    command: CreateProject,
    caller: Caller,
  ): Promise<{ readonly contactId: number | null; readonly isTemplateMissing: boolean }>;
  /** Adds the project to the first step of the funnel if it is not in the funnel. Returns what blocks it. @throws AppError 404 */
  enterFunnel(
    move: { readonly projectId: string; readonly funnelId: string; readonly key: string },
    caller: Caller,
  ): Promise<readonly string[]>;
  /** Undefined if the project does not exist. A merged project has the status of its target. */
  readStatus(projectId: string, funnelId: string | null, caller: Caller): Promise<ProjectStatus | undefined>;
}
