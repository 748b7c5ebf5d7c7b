import { type FindReferenceDeps, makeFindReference } from './find-reference';
import { makeFindCell, makeListCells, makePutCell, makeRemoveCell, makeSetPlacement } from './manage-cells';
import { makePlaceFrame, type PlaceFrameDeps } from './place-frame';

export interface CellsDeps extends PlaceFrameDeps, FindReferenceDeps {}

/** The directory of cells: several installations that share one entry. */
export function cellsModule(deps: CellsDeps) {
  return {
    commands: {
      placeFrame: makePlaceFrame(deps),
      putCell: makePutCell(deps),
      removeCell: makeRemoveCell(deps),
      setPlacement: makeSetPlacement(deps),
    },
    queries: { listCells: makeListCells(deps), findCell: makeFindCell(deps), findReference: makeFindReference(deps) },
  };
}

export type CellsModule = ReturnType<typeof cellsModule>;
