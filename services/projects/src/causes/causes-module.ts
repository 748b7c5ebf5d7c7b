import { combineSources, type SettingEffects, settingSource, type UnitOfWork } from '@trackway/application';
import type { Effect, EffectPart, EffectSource, FoundEffects, FrameRecordRef } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { DirectoryModule } from '../directory/directory-module';
import type { FrameStores } from '../identity/frames/frame-store';
import type { IdentityModule } from '../identity/identity-module';
import type { ProjectsModule } from '../projects/projects-module';
import type { SavedViewStores } from '../projects/saved-views/saved-view-store';
import type { TaskStores } from '../projects/tasks/task-store';
import { combineServices, ownRecordKinds, ownSettingKinds } from './effects/effect-sources';
import { makeFindCause } from './effects/find-cause';
import { type FindCauseParts, isLarge, makeFindCauseOrParts } from './effects/large-cause';
import type { ChangeLog } from './plan/change-log';
import { makeChangeRecord, makeReadRecords } from './records/project-records';
import { frameReverter, viewReverter } from './records/setting-records';
import { shareReverter } from './records/share-reverter';
import { makeExecuteParts } from './undo/execute-parts';
import { makeExecuteUndo } from './undo/execute-undo';
import { MAX_LISTED, makePlanPart, makePreviewParts, makeReadLargeCause } from './undo/plan-parts';
import { makePreviewUndo } from './undo/preview-undo';
import { makeRequestUndo } from './undo/request-undo';
import type { Undo } from './undo/undo';
import type { UndoPartStore, UndoStore } from './undo/undo-store';

/** Parts that usually have `MAX_LISTED` steps. */
const LISTED_PARTS = 5;

export interface CausesDeps {
  readonly unitOfWork: UnitOfWork<TaskStores & SavedViewStores & FrameStores>;
  readonly projectEffects: {
    list(frameId: string, causeIds: readonly string[], part?: EffectPart): Promise<FoundEffects>;
    changesSince(frameId: string, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]>;
  };
  readonly settingEffects: SettingEffects;
  readonly funnelEffects: EffectSource<Caller>;
  readonly formEffects: EffectSource<Caller>;
  readonly channelEffects: EffectSource<Caller>;
  readonly undos: UndoStore;
  readonly undoParts: UndoPartStore;
  readonly findCauseParts: FindCauseParts;
  /** Causes with more effects are undone in parts. */
  readonly maxEffects?: number;
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
    list: ({ frameId }, causeIds, part) => deps.projectEffects.list(frameId, causeIds, part),
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
  const source = combineServices(
    {
      projects: combineSources([
        { kinds: ownRecordKinds, source: ownEffects },
        { kinds: ownSettingKinds, source: ownSettings },
      ]),
      funnels: deps.funnelEffects,
      forms: deps.formEffects,
      channels: deps.channelEffects,
    },
    deps.maxEffects,
  );
  const findCause = makeFindCause({ source });
  const findCauseOrParts = makeFindCauseOrParts({ ...deps, source, findCause });
  const previewUndo = makePreviewUndo({ ...deps, source });
  const planPart = makePlanPart({ source, previewUndo });
  const previewParts = makePreviewParts({ planPart });
  const readLargeCause = makeReadLargeCause({ source });
  return {
    commands: {
      requestUndo: makeRequestUndo({ ...deps, findCause: findCauseOrParts, previewUndo, wake: deps.wakeUndoWorker }),
      executeUndo: makeExecuteUndo({ ...deps, source, executeParts: makeExecuteParts({ ...deps, source, planPart }) }),
    },
    queries: {
      readCause: async (caller: Caller, causeId: string) => {
        const cause = await findCauseOrParts(caller, causeId);
        return isLarge(cause) ? readLargeCause(caller, cause) : cause;
      },
      previewUndo: async (caller: Caller, causeId: string) => {
        const cause = await findCauseOrParts(caller, causeId);
        return isLarge(cause) ? previewParts(caller, cause) : previewUndo(caller, cause);
      },
      readUndo: async ({ frameId }: Caller, id: string): Promise<Undo> => {
        const undo = await undos.find(frameId, id);
        if (!undo) throw notFound('undo');
        return undo.totals ? { ...undo, ...(await firstEntries(deps.undoParts, frameId, id)) } : undo;
      },
    },
  };
}

/** The first steps and skipped effects of an undo in parts. */
async function firstEntries(
  undoParts: UndoPartStore,
  frameId: string,
  id: string,
): Promise<Pick<Undo, 'steps' | 'skipped'>> {
  const parts = (await undoParts.list(frameId, id)).filter(({ steps }) => steps > 0).slice(0, LISTED_PARTS);
  const read = await Promise.all(parts.map(({ number }) => undoParts.read(frameId, id, number)));
  const steps = read.flatMap((part) => part?.steps ?? []).slice(0, MAX_LISTED);
  return { steps, skipped: await undoParts.firstSkipped(frameId, id, MAX_LISTED) };
}

export type CausesModule = ReturnType<typeof causesModule>;
