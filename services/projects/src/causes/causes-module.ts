import type { UnitOfWork } from '@trackway/application';
import type { EffectSource, FoundEffects } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { DirectoryModule } from '../directory/directory-module';
import type { ProjectsModule } from '../projects/projects-module';
import type { TaskStores } from '../projects/tasks/task-store';
import type { ChangeLog } from './change-log';
import { combineSources } from './effect-sources';
import { makeExecuteUndo } from './execute-undo';
import { makeFindCause } from './find-cause';
import { makePreviewUndo } from './preview-undo';
import { makeChangeRecord, makeReadRecords } from './project-records';
import { makeRequestUndo } from './request-undo';
import type { Undo } from './undo';
import type { UndoStore } from './undo-store';

export interface CausesDeps {
  readonly unitOfWork: UnitOfWork<TaskStores>;
  readonly projectEffects: { list(frameId: string, causeIds: readonly string[]): Promise<FoundEffects> };
  readonly funnelEffects: EffectSource<Caller>;
  readonly formEffects: EffectSource<Caller>;
  readonly undos: UndoStore;
  readonly changeLog: ChangeLog;
  readonly wakeUndoWorker: () => void;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** What requests, rules and other causes did in all services, and their undos. */
export function causesModule(
  deps: CausesDeps,
  { directory, projects }: { readonly directory: DirectoryModule; readonly projects: ProjectsModule },
) {
  const { unitOfWork, undos } = deps;
  const ownEffects: EffectSource<Caller> = {
    list: ({ frameId }, causeIds) => deps.projectEffects.list(frameId, causeIds),
    read: makeReadRecords({ unitOfWork }),
    change: makeChangeRecord({ unitOfWork, commands: projects.commands, directory: directory.commands }),
  };
  const source = combineSources({ projects: ownEffects, funnels: deps.funnelEffects, forms: deps.formEffects });
  const findCause = makeFindCause({ source });
  const previewUndo = makePreviewUndo({ ...deps, source });
  return {
    commands: {
      requestUndo: makeRequestUndo({ ...deps, findCause, previewUndo, wake: deps.wakeUndoWorker }),
      executeUndo: makeExecuteUndo({ ...deps, source }),
    },
    queries: {
      findCause,
      previewUndo: async (caller: Caller, causeId: string) => previewUndo(caller, await findCause(caller, causeId)),
      readUndo: async ({ frameId }: Caller, id: string): Promise<Undo> => {
        const undo = await undos.find(frameId, id);
        if (!undo) throw notFound('undo');
        return undo;
      },
    },
  };
}

export type CausesModule = ReturnType<typeof causesModule>;
