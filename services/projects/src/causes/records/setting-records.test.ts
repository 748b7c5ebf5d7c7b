import { type SettingEffects, settingSource, type UnitOfWork } from '@trackway/application';
import type { Effect, FieldChange, RecordRef } from '@trackway/contracts';
import { effectOfRecord, type OutgoingEvent, toRecordEffectRow } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { type Frame, unnamedFrame } from '../../identity/frames/frame';
import type { FrameStores } from '../../identity/frames/frame-store';
import { makeUpdateFrame } from '../../identity/frames/update-frame';
import { FakeSavedViewStore } from '../../projects/saved-views/fake-saved-view-store';
import type { SavedViewStores } from '../../projects/saved-views/saved-view-store';
import {
  makeCreateView,
  makeDeleteView,
  makeRestoreView,
  makeUpdateView,
} from '../../projects/saved-views/write-saved-view';
import { frameReverter, viewReverter } from './setting-records';

const caller = aCaller();
const other = aCaller({ frameId: caller.frameId, scopes: ['projects:read', 'projects:write'] });
const { frameId } = caller;
const search = { filters: [], filter_groups: [], sorting: [], template: null };
const fields = { name: 'Large', resource: 'projects', visibility: 'private', search, columns: ['name'] } as const;

function open() {
  let frame: Frame = unnamedFrame(frameId);
  const savedViews = new FakeSavedViewStore();
  const events: OutgoingEvent[] = [];
  const frames = {
    find: async () => frame,
    lock: async () => frame,
    update: async (changed: Frame) => {
      frame = changed;
    },
  };
  const outbox = { add: async (...added: OutgoingEvent[]) => void events.push(...added) };
  const stores = { savedViews, frames, outbox, recordEffect: async () => undefined } as unknown as SavedViewStores &
    FrameStores;
  const unitOfWork: UnitOfWork<SavedViewStores & FrameStores> = { run: (_, work) => work(stores) };
  const deps = { unitOfWork, edgeDirectory: {} as never, newId, clock: () => new Date() };
  const commands = {
    createView: makeCreateView(deps),
    updateView: makeUpdateView(deps),
    deleteView: makeDeleteView(deps),
    restoreView: makeRestoreView(deps),
    updateFrame: makeUpdateFrame({ ...deps, findLiveForms: async () => new Set() }),
  };
  const modules = { projects: { commands }, identity: { commands } } as unknown as Parameters<typeof viewReverter>[0];
  const recorded = (): Effect[] => events.flatMap((event) => toRecordEffectRow(event) ?? []).map(effectOfRecord);
  const effects: SettingEffects = {
    causedBy: async () => recorded(),
    since: async () => recorded(),
    ofRecord: async () => recorded(),
  };
  const reverterDeps = { ...modules, unitOfWork };
  const source = settingSource(effects, { view: viewReverter(reverterDeps), frame: frameReverter(reverterDeps) });
  /** Restores the values before the last recorded change. */
  const undo = async (by = caller) => {
    const last = (await source.list(caller, [])).effects.at(-1);
    const inverse = last?.changes.map(({ field, from, to }): FieldChange => ({ field, from: to, to: from })) ?? [];
    return await source.change(by, { record: last?.record as RecordRef, changes: inverse });
  };
  return { ...commands, source, undo, view: (id: string) => savedViews.find(frameId, id), frame: () => frame };
}

describe('the undo of changes of saved views', () => {
  it('restores fields, and again after a redo', async () => {
    const settings = open();
    const { id } = await settings.createView(caller, fields);
    const sorting = [{ field: 'budget', direction: 'desc' }] as const;
    await settings.updateView(caller, { id, changes: { name: 'Small', columns: [], search: { sorting } } });

    expect(await settings.undo()).toEqual({ result: 'changed' });
    expect(await settings.view(id)).toMatchObject(fields);
    expect(await settings.undo()).toEqual({ result: 'changed' });
    expect(await settings.view(id)).toMatchObject({ name: 'Small', columns: [], search: { sorting } });
  });

  it('stores a deleted view again with its id and owner, and deletes it again', async () => {
    const settings = open();
    const { id } = await settings.createView(caller, fields);
    await settings.deleteView(caller, { id });

    expect(await settings.undo()).toEqual({ result: 'changed' });
    expect(await settings.view(id)).toMatchObject({ ...fields, id, ownerId: caller.id });
    expect(await settings.undo()).toEqual({ result: 'changed' });
    expect(await settings.view(id)).toBeUndefined();
  });

  it('hides the search, and is rejected for private views of other users', async () => {
    const settings = open();
    const { id } = await settings.createView(caller, fields);
    await settings.deleteView(caller, { id });

    const { effects } = await settings.source.list(caller, []);
    expect(effects.at(-1)?.changes.find(({ field }) => field === 'search')?.from).toMatch(/^\(hidden\)/);
    expect(await settings.undo(other)).toMatchObject({ result: 'rejected' });
    expect(await settings.view(id)).toBeUndefined();
  });
});

it('restores the settings of the tenant', async () => {
  const settings = open();
  const before = settings.frame();
  await settings.updateFrame(caller, { name: 'Acme', locale: 'pt', modelForms: {} });

  expect(await settings.undo()).toEqual({ result: 'changed' });
  expect(settings.frame()).toEqual(before);
});
