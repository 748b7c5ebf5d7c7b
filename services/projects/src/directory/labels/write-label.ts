import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '@trackway/application';
import { notFound, rejectStale } from '@trackway/errors';
import type { AuditOf, OutgoingEvent } from '@trackway/messaging';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { Label, LabelFields } from './label';
import type { LabelStore, LabelStores } from './label-store';

export type LabelChange = 'created' | 'updated' | 'deleted' | 'restored';

/** A kind of label: its store, its name in errors, its entries of the audit log, and the events that its changes publish. */
export interface LabelKind {
  readonly model: 'project_group' | 'tag';
  readonly store: (stores: LabelStores) => LabelStore;
  readonly audit: AuditOf<Label>;
  readonly changeEvents: (caller: Caller, label: Label, change: LabelChange) => readonly OutgoingEvent[];
}

export interface WriteLabel {
  readonly id: string;
  /** The version of `If-Match`. */
  readonly ifVersion?: number;
}

interface Deps {
  readonly unitOfWork: UnitOfWork<LabelStores>;
  readonly newId: NewId;
  readonly clock: Clock;
}

export function makeCreateLabel(deps: Deps, kind: LabelKind) {
  return async (caller: Caller, fields: LabelFields): Promise<Label> => {
    const now = deps.clock();
    const label: Label = { ...fields, id: deps.newId(), version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    await deps.unitOfWork.run(caller.frameId, async (stores) => {
      await kind.store(stores).insert(caller.frameId, label);
      await stores.outbox.add(kind.audit(caller, 'created', label), ...kind.changeEvents(caller, label, 'created'));
      await stores.recordEffect(label.id);
    });
    return label;
  };
}

/** Changes the given fields. An update without differences publishes no event. */
export function makeUpdateLabel(deps: Deps, kind: LabelKind) {
  return (caller: Caller, command: WriteLabel & { readonly changes: Partial<LabelFields> }): Promise<Label> =>
    change(deps, kind, caller, { ...command, change: 'updated' }, (current) => {
      if (current.deletedAt) throw notFound(kind.model);
      return { ...current, ...command.changes };
    });
}

/** Deletes softly. 404 if the label is deleted already. */
export function makeDeleteLabel(deps: Deps, kind: LabelKind) {
  return (caller: Caller, command: WriteLabel): Promise<Label> =>
    change(deps, kind, caller, { ...command, change: 'deleted' }, (current) => {
      if (current.deletedAt) throw notFound(kind.model);
      return { ...current, deletedAt: deps.clock() };
    });
}

/** Restores a deleted label. 404 if it is not deleted, 409 if another label has its name. */
export function makeRestoreLabel(deps: Deps, kind: LabelKind) {
  return (caller: Caller, command: WriteLabel): Promise<Label> =>
    change(deps, kind, caller, { ...command, change: 'restored' }, (current) => {
      if (!current.deletedAt) throw notFound(kind.model);
      return { ...current, deletedAt: null };
    });
}

function change(
  { unitOfWork, clock }: Deps,
  kind: LabelKind,
  caller: Caller,
  command: WriteLabel & { readonly change: LabelChange },
  wanted: (current: Label) => Label,
): Promise<Label> {
  return unitOfWork.run(caller.frameId, async (stores) => {
    const store = kind.store(stores);
    const [current] = await store.lockMany(caller.frameId, [command.id]);
    if (!current) throw notFound(kind.model);
    const next = wanted(current);
    rejectStale(current.version, command.ifVersion);
    if (isDeepStrictEqual(next, current)) return current;
    const label = { ...next, version: current.version + 1, updatedAt: clock() };
    await store.update(caller.frameId, label);
    const audited = kind.audit(caller, command.change, label, command.change === 'updated' ? { before: current } : {});
    await stores.outbox.add(audited, ...kind.changeEvents(caller, label, command.change));
    return label;
  });
}
