import type { UnitOfWork } from '@trackway/application';
import { type ActivityDeps, activityModule } from './activity/activity-module';
import { auditModule } from './audit/audit-module';
import type { AuditStore } from './audit/audit-store';
import { type CausesDeps, causesModule } from './causes/causes-module';
import { type CellsDeps, cellsModule } from './cells/cells-module';
import { type DirectoryDeps, directoryModule } from './directory/directory-module';
import type { ImportNumbers } from './directory/numbers/number-ranges';
import { type ExportsDeps, exportsModule } from './exports/exports-module';
import { type IdentityDeps, identityModule } from './identity/identity-module';
import { importsModule } from './imports/imports-module';
import { intakeModule } from './intake/intake-module';
import { type PeersDeps, peersModule } from './peers/peers-module';
import type { Stores } from './pg-unit-of-work';
import { type ProjectsDeps, projectsModule } from './projects/projects-module';

export interface ApplicationDeps
  extends PeersDeps,
    ActivityDeps,
    IdentityDeps,
    DirectoryDeps,
    ProjectsDeps,
    CausesDeps,
    ExportsDeps,
    CellsDeps {
  readonly unitOfWork: UnitOfWork<Stores>;
  readonly audit: AuditStore;
  readonly numbers: ImportNumbers;
}

/** The modules of this service. Each module lists its use cases. */
export function buildApplication(deps: ApplicationDeps) {
  const directory = directoryModule(deps);
  const projects = projectsModule(deps);
  const identity = identityModule(deps);
  return {
    peers: peersModule(deps),
    audit: auditModule(deps),
    identity,
    activity: activityModule(deps),
    directory,
    projects,
    causes: causesModule(deps, { directory, projects, identity }),
    imports: importsModule(deps),
    intake: intakeModule(deps),
    exports: exportsModule(deps),
    cells: cellsModule(deps),
  };
}

export type Application = ReturnType<typeof buildApplication>;
