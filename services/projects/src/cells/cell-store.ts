import type { Outbox } from '@trackway/messaging';
import type { Cell, Placement } from './cell';

/** The directory in one transaction. Stores assign a new version to everything that they write. */
export interface CellStores {
  cells(): Promise<readonly Cell[]>;
  /** Creates or replaces the cell. */
  put(cell: Omit<Cell, 'version'>): Promise<Cell>;
  /** Returns the cell with a new version; undefined if there is none. */
  remove(name: string): Promise<Cell | undefined>;
  placement(frameId: string): Promise<Placement | undefined>;
  /** Number of tenants that are placed on each cell. */
  counts(): Promise<ReadonlyMap<string, number>>;
  /** Returns undefined if the frame is placed already. */
  insertPlacement(placement: Omit<Placement, 'version'>): Promise<Placement | undefined>;
  /** Creates or replaces the placement. */
  setPlacement(placement: Omit<Placement, 'version'>): Promise<Placement>;
  readonly outbox: Outbox;
}

export interface CellDirectory {
  change<T>(work: (stores: CellStores) => Promise<T>): Promise<T>;
}
