import { combineSources, type SettingEffects, settingSource, type UnitOfWork } from '@trackway/application';
import type { Effect, EffectSource, FoundEffects, FrameRecordRef } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { DirectoryModule } from '../directory/directory-module';
import type { FrameStores } from '../identity/frames/frame-store';
import type { IdentityModule } from '../identity/identity-module';
import type { ProjectsModule } from '../projects/projects-module';
import type { SavedViewStores } from '../projects/saved-views/saved-view-store';
import type { TaskStores } from '../projects/tasks/task-store';
import type { ChangeLog } from './change-log';
import { combineServices, ownRecordKinds, ownSettingKinds } from './effect-sources';
import { makeExecuteUndo } from './execute-undo';
import { makeFindCause } from './find-cause';
import { makePreviewUndo } from './preview-undo';
import { makeChangeRecord, makeReadRecords } from './project-records';
import { makeRequestUndo } from './request-undo';
import { frameReverter, viewReverter } from './setting-records';
import { shareReverter } from './share-reverter';
import type { Undo } from './undo';
import type { UndoStore } from './undo-store';

export interface CausesDeps {
  readonly unitOfWork: UnitOfWork<TaskStores & SavedViewStores & FrameStores>;
  readonly projectEffects: {
    list(frameId: string, causeIds: readonly string[]): Promise<FoundEffects>;
    changesSince(frameId: string, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]>;
  };
  readonly settingEffects: SettingEffects;
  readonly funnelEffects: EffectSource<Caller>;
  readonly formEffects: EffectSource<Caller>;
  readonly channelEffects: EffectSource<Caller>;
  readonly undos: UndoStore;
  readonly changeLog: ChangeLog;
  readonly wakeUndoWorker: () => void;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** What requests, rules and other causes did in all services, and their undos. */
export function causesModule(
  deps: CausesDeps,
  {
    directory,
    projects,
    identity,
  }: { readonly directory: DirectoryModule; readonly projects: ProjectsModule; readonly identity: IdentityModule },
) {
  const { unitOfWork, undos } = deps;
  const ownEffects: EffectSource<Caller> = {
    list: ({ frameId }, causeIds) => deps.projectEffects.list(frameId, causeIds),
    changesSince: ({ frameId }, records, time) => deps.projectEffects.changesSince(frameId, records, time),
    read: makeReadRecords({ unitOfWork }),
    change: makeChangeRecord({ unitOfWork, commands: projects.commands, directory: directory.commands }),
  };
  const settingDeps = { unitOfWork, projects, identity };
  const ownSettings = settingSource(deps.settingEffects, {
    view: viewReverter(settingDeps),
    project_share: shareReverter({ unitOfWork, commands: projects.commands }),
    frame: frameReverter(settingDeps),
  });
  const source = combineServices({
    projects: combineSources([
      { kinds: ownRecordKinds, source: ownEffects },
      { kinds: ownSettingKinds, source: ownSettings },
    ]),
    funnels: deps.funnelEffects,
    forms: deps.formEffects,
    channels: deps.channelEffects,
  });
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
