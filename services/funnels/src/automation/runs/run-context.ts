import type { Caller, Clock } from '@trackway/runtime';
import type { ActionPerformers } from '../../actions/action-performer';
import type { FetchProject, ListProjects } from '../../board/projects/projects-client';
import type { FetchGrants } from '../../shared/owner-scopes';
import type { UnitOfWork } from '../../unit-of-work';
import type { EvaluateConditions } from '../rules/conditions';
import type { Rule } from '../rules/rule';
import type { TriggerEvent } from '../triggers/trigger-event';
import type { Run } from './run';

/** What the actions of a run need. */
export interface RunActionsDeps {
  readonly unitOfWork: UnitOfWork;
  readonly fetchGrants: FetchGrants;
  readonly evaluateConditions: EvaluateConditions;
  readonly performers: ActionPerformers;
  readonly fetchProject: FetchProject;
  readonly listProjects: ListProjects;
  readonly clock: Clock;
}

export interface RunContext {
  readonly actor: Caller;
  /** With the definition that the run was started with. */
  readonly rule: Rule;
  readonly trigger: TriggerEvent;
  readonly run: Run;
  /** Attempt of the next action, counted from 1. */
  attempt: number;
  readonly holdsLease: () => Promise<boolean>;
}
