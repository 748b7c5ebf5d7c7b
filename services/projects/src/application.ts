import type { UnitOfWork } from '@trackway/application';
import {
  makeDiscardQuarantinedEvent,
  makeListQuarantinedEvents,
  makeReplayQuarantinedEvent,
  type QuarantineDeps,
} from './activity/manage-quarantine';
import { type ActivityDeps, makeReadFrameActivity } from './activity/read-frame-activity';
import { auditModule } from './audit/audit-module';
import type { AuditStore } from './audit/audit-store';
import { type CausesDeps, causesModule } from './causes/causes-module';
import { type DirectoryDeps, directoryModule } from './directory/directory-module';
import type { RowSource } from './exports/row-source';
import { makeReadRowSearch, makeStreamRows } from './exports/stream-rows';
import { type IdentityDeps, identityModule } from './identity/identity-module';
import { makeApplyRows } from './imports/apply-rows';
import { makeFindNamedProjects } from './imports/find-named-projects';
import { makeListAppliedRows } from './imports/list-applied-rows';
import { makeRollbackRows } from './imports/rollback/rollback-rows';
import { makeCreateIntakeProject } from './intake/create-intake-project';
import { makeAwaitChanges } from './peers/consistency/await-changes';
import type { ProcessedEvents } from './peers/consistency/processed-events';
import type { Stores } from './pg-unit-of-work';
import { type ProjectsDeps, projectsModule } from './projects/projects-module';

export interface ApplicationDeps
  extends ActivityDeps,
    QuarantineDeps,
    IdentityDeps,
    DirectoryDeps,
    ProjectsDeps,
    CausesDeps {
  readonly unitOfWork: UnitOfWork<Stores>;
  readonly processedEvents: ProcessedEvents;
  readonly audit: AuditStore;
  readonly rowSource: RowSource;
}

/** The use cases of this service, by module. */
export function buildApplication(deps: ApplicationDeps) {
  const directory = directoryModule(deps);
  const projects = projectsModule(deps);
  const identity = identityModule(deps);
  return {
    peers: { queries: { awaitChanges: makeAwaitChanges(deps) } },
    audit: auditModule(deps),
    identity,
    activity: {
      queries: {
        readFrameActivity: makeReadFrameActivity(deps),
        listQuarantinedEvents: makeListQuarantinedEvents(deps),
      },
      commands: {
        replayQuarantinedEvent: makeReplayQuarantinedEvent(deps),
        discardQuarantinedEvent: makeDiscardQuarantinedEvent(deps),
      },
    },
    directory,
    projects,
    causes: causesModule(deps, { directory, projects, identity }),
    imports: {
      commands: { applyRows: makeApplyRows(deps), rollbackRows: makeRollbackRows(deps) },
      queries: { listAppliedRows: makeListAppliedRows(deps), findNamedProjects: makeFindNamedProjects(deps) },
    },
    intake: { commands: { createIntakeProject: makeCreateIntakeProject(deps) } },
    exports: { queries: { streamRows: makeStreamRows(deps), readRowSearch: makeReadRowSearch(deps) } },
  };
}

export type Application = ReturnType<typeof buildApplication>;
