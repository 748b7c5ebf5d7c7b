import { cellChanged, cellName, placementStates } from '@trackway/contracts';
import { assertGateway, defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import type { CellsModule } from './cells-module';

/** The gateway calls this for tenants whose cell it does not know. Clients are not routed here. */
export function cellRoutes({ commands, queries }: CellsModule): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/internal/cells/placements',
      operationId: 'placeFrame',
      summary: 'Read the cell of a tenant, and choose one for a new tenant',
      tag: 'Gateway',
      scope: 'authenticated',
      isInternal: true,
      params: {},
      body: z.strictObject({ frame_id: z.uuid() }),
      response: {
        cell: cellName,
        state: z.enum(placementStates),
        version: z.int(),
        /** Null for a cell without an entry in the directory, such as the only one. */
        cell_state: cellChanged.schema.nullable(),
      },
      handle: async ({ caller, body: { frame_id: frameId } }) => {
        assertGateway(caller);
        const { cell, state, version } = await commands.placeFrame(frameId);
        const found = await queries.findCell(cell);
        return { cell, state, version, cell_state: found ? { ...found, removed: false } : null };
      },
    }),
  ];
}
