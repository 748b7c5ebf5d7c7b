import { conflict, invalidInput } from '@trackway/errors';
import type { Cell, Placement } from './cell';
import { cellEvent, placementEvent } from './cell-events';
import type { CellDirectory, CellStores } from './cell-store';

interface Deps {
  readonly cellDirectory: CellDirectory;
  readonly ownCell: string | undefined;
}

export interface ListedCell extends Cell {
  /** Number of tenants. */
  readonly tenants: number;
}

export type CellChange = Pick<Cell, 'name'> & Partial<Pick<Cell, 'url' | 'weight' | 'state'>>;

const DEFAULTS = { url: null, weight: 1, state: 'open' } as const;

export function makeListCells({ cellDirectory }: Pick<Deps, 'cellDirectory'>) {
  return (): Promise<readonly ListedCell[]> =>
    cellDirectory.change(async ({ cells, counts }) => {
      const tenants = await counts();
      return (await cells()).map((cell) => ({ ...cell, tenants: tenants.get(cell.name) ?? 0 }));
    });
}

export function makeFindCell({ cellDirectory }: Pick<Deps, 'cellDirectory'>) {
  return (name: string): Promise<Cell | undefined> =>
    cellDirectory.change(async ({ cells }) => (await cells()).find((cell) => cell.name === name));
}

/** Creates a cell, or changes the given fields. Only the cell of this installation has no URL. */
export function makePutCell({ cellDirectory, ownCell }: Deps) {
  return (change: CellChange): Promise<Cell> =>
    cellDirectory.change(async (stores) => {
      const current = (await stores.cells()).find(({ name }) => name === change.name);
      const { name, url, weight, state } = { ...DEFAULTS, ...current, ...change };
      if (name !== ownCell && url === null) throw invalidInput({ url: ['Pass the URL of the gateway of the cell.'] });
      const cell = await stores.put({ name, url, weight, state });
      await stores.outbox.add(cellEvent(cell));
      return cell;
    });
}

/** Removes a cell without tenants. */
export function makeRemoveCell({ cellDirectory }: Pick<Deps, 'cellDirectory'>) {
  return (name: string): Promise<void> =>
    cellDirectory.change(async (stores) => {
      const tenants = (await stores.counts()).get(name) ?? 0;
      if (tenants > 0) throw conflict(`The cell ${name} has ${tenants} tenants.`);
      const removed = await stores.remove(name);
      if (!removed) throw conflict(`There is no cell ${name}.`);
      await stores.outbox.add(cellEvent(removed, true));
    });
}

/** Changes the cell of a tenant, whose data must be there already, or pauses its writes. */
export function makeSetPlacement({ cellDirectory, ownCell }: Deps) {
  return (placement: Omit<Placement, 'version'>): Promise<Placement> =>
    cellDirectory.change(async (stores) => {
      await assertCellExists(stores, placement.cell, ownCell);
      const stored = await stores.setPlacement(placement);
      await stores.outbox.add(placementEvent(stored));
      return stored;
    });
}

async function assertCellExists({ cells }: CellStores, cell: string, ownCell: string | undefined): Promise<void> {
  if (cell === ownCell || (await cells()).some(({ name }) => name === cell)) return;
  throw conflict(`There is no cell ${cell}.`);
}
