import type { UnitOfWork } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';

type Find<Stores, Id, Item> = (stores: Stores, frameId: string, ids: readonly Id[]) => Promise<readonly Item[]>;

export function makeLoad<Stores, Id, Item>(unitOfWork: UnitOfWork<Stores>, find: Find<Stores, Id, Item>) {
  return (frameId: string, ids: readonly Id[]) => unitOfWork.run(frameId, (stores) => find(stores, frameId, ids));
}

/** Finds records of the caller's frame, in request order. */
export function makeFind<Stores, Item extends { readonly id: string }>(
  unitOfWork: UnitOfWork<Stores>,
  find: Find<Stores, string, Item>,
) {
  return async (caller: Caller, ids: readonly string[]): Promise<Item[]> => {
    const found = await makeLoad(unitOfWork, find)(caller.frameId, ids);
    const byId = new Map(found.map((item) => [item.id, item]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** Reads one record. A deleted record is not found. */
export function makeRead<Stores, Id, Item extends { readonly deletedAt: Date | null }>(
  unitOfWork: UnitOfWork<Stores>,
  model: string,
  find: Find<Stores, Id, Item>,
) {
  return async (caller: Caller, id: Id): Promise<Item> => {
    const [item] = await makeLoad(unitOfWork, find)(caller.frameId, [id]);
    if (!item || item.deletedAt) throw notFound(model);
    return item;
  };
}
