import type { UnitOfWork } from '@trackway/application';
import { unavailable } from '@trackway/errors';
import type { FrameStores } from '../identity/frames/frame-store';
import { chooseCell, type Placement } from './cell';
import { placementEvent } from './cell-events';
import type { CellDirectory, CellStores } from './cell-store';

export interface PlaceFrameDeps {
  readonly cellDirectory: CellDirectory;
  readonly unitOfWork: UnitOfWork<FrameStores>;
  /** The cell of this installation. Undefined if it is not the entry of cells. */
  readonly ownCell: string | undefined;
}

/**
 * Returns the cell of a tenant, and stores it at the first call. Tenants with data in this installation stay here, new
 * ones are distributed over the open cells. Of concurrent calls, the first one decides.
 */
export function makePlaceFrame({ cellDirectory, unitOfWork, ownCell }: PlaceFrameDeps) {
  return async (frameId: string): Promise<Placement> => {
    if (ownCell === undefined) throw unavailable('This installation is not the entry of cells.');
    const known = await cellDirectory.change(({ placement }) => placement(frameId));
    if (known) return known;
    const isHere = (await unitOfWork.run(frameId, ({ frames }) => frames.find(frameId))) !== undefined;
    return cellDirectory.change(async (stores) => {
      const cell = isHere ? ownCell : (chooseCell(frameId, await stores.cells()) ?? ownCell);
      return insertOnce(stores, { frameId, cell, state: 'active' });
    });
  };
}

async function insertOnce(stores: CellStores, placement: Omit<Placement, 'version'>): Promise<Placement> {
  const inserted = await stores.insertPlacement(placement);
  if (inserted) {
    await stores.outbox.add(placementEvent(inserted));
    return inserted;
  }
  const stored = await stores.placement(placement.frameId);
  if (!stored) throw new Error('A placement exists and cannot be found.');
  return stored;
}
