import { parseArgs } from 'node:util';
import { cellName, cellStates } from '@trackway/contracts';
import { isUuid } from '@trackway/runtime';
import { z } from 'zod';
import type { Placement } from './cell';
import { makeListCells, makePutCell, makeRemoveCell, makeSetPlacement } from './manage-cells';
import { makePlaceFrame, type PlaceFrameDeps } from './place-frame';

const USAGE = `Usage: node dist/cell-command.js list | remove <cell> | pause <frame> | resume <frame>
  | place <frame> [<cell>] [--data-is-there]
  | put <cell> [--url <URL of its gateway>] [--weight <share of new tenants>] [--state open|closed] [--dry-run]`;

const OPTIONS = {
  url: { type: 'string' },
  weight: { type: 'string' },
  state: { type: 'string' },
  'data-is-there': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

const changes = z.object({
  url: z.url({ protocol: /^https?$/ }).optional(),
  weight: z.coerce.number().int().min(0).optional(),
  state: z.enum(cellStates).optional(),
});

interface Command {
  readonly positionals: readonly string[];
  readonly values: ReturnType<typeof parse>['values'];
}

/** Runs one command of operators and returns its output. @throws Error with the usage for invalid arguments. */
export async function runCellCommand(args: readonly string[], deps: PlaceFrameDeps): Promise<readonly string[]> {
  const { positionals, values } = parse(args);
  const [action, ...rest] = positionals;
  const command = { positionals: rest, values };
  if (action === 'list') return list(deps);
  if (action === 'put') return put(command, deps);
  if (action === 'remove') return remove(command, deps);
  if (action === 'place') return place(command, deps);
  if (action === 'pause') return setState(command, 'paused', deps);
  if (action === 'resume') return setState(command, 'active', deps);
  throw new Error(USAGE);
}

async function list(deps: PlaceFrameDeps): Promise<readonly string[]> {
  const cells = await makeListCells(deps)();
  if (cells.length === 0) return ['There are no cells. All tenants are in this installation.'];
  return cells.map(({ name, url, weight, state, tenants }) => {
    const at = url ?? (name === deps.ownCell ? 'this installation' : 'without a URL');
    return `${name}  ${at}  ${state}  weight ${weight}  ${tenants} tenants`;
  });
}

async function put({ positionals, values }: Command, deps: PlaceFrameDeps): Promise<readonly string[]> {
  const change = { name: nameOf(positionals[0]), ...changesOf(values) };
  if (values['dry-run']) return [`${change.name} would be written: ${JSON.stringify(change)}`];
  const cell = await makePutCell(deps)(change);
  return [`${cell.name} is written: ${JSON.stringify(cell)}`];
}

async function remove({ positionals, values }: Command, deps: PlaceFrameDeps): Promise<readonly string[]> {
  const name = nameOf(positionals[0]);
  if (values['dry-run']) return [`${name} would be removed, if it has no tenants.`];
  await makeRemoveCell(deps)(name);
  return [`${name} is removed.`];
}

/** Shows the cell of a tenant, or changes it. The data of the tenant is not moved. */
async function place({ positionals, values }: Command, deps: PlaceFrameDeps): Promise<readonly string[]> {
  const [frame, cell] = positionals;
  const frameId = frameOf(frame);
  const current = await deps.cellDirectory.change(({ placement }) => placement(frameId));
  if (cell === undefined) return [textOf(frameId, current)];
  const name = nameOf(cell);
  const isHere = (await deps.unitOfWork.run(frameId, ({ frames }) => frames.find(frameId))) !== undefined;
  if (isHere && name !== deps.ownCell && !values['data-is-there']) {
    throw new Error(
      `This installation has data of ${frameId}, which ${name} would not serve. Pass --data-is-there if it was moved.`,
    );
  }
  if (values['dry-run']) return [`${textOf(frameId, current)} It would be placed on ${name}.`];
  const stored = await makeSetPlacement(deps)({ frameId, cell: name, state: 'active' });
  return [textOf(frameId, stored)];
}

/** Pauses the writes of a tenant at the gateways, or permits them again. */
async function setState({ positionals, values }: Command, state: Placement['state'], deps: PlaceFrameDeps) {
  const frameId = frameOf(positionals[0]);
  if (values['dry-run']) return [`Writes of ${frameId} would be ${state}.`];
  const { cell } = await makePlaceFrame(deps)(frameId);
  return [textOf(frameId, await makeSetPlacement(deps)({ frameId, cell, state }))];
}

function frameOf(argument = ''): string {
  const frameId = argument.toLowerCase();
  if (!isUuid(frameId)) throw new Error(`"${argument}" is not a frame id: it must be a UUID.\n${USAGE}`);
  return frameId;
}

function textOf(frameId: string, placement: Placement | undefined): string {
  if (!placement) return `${frameId} has no cell yet.`;
  return `${frameId} is on ${placement.cell}, ${placement.state}, version ${placement.version}.`;
}

function changesOf(values: Command['values']) {
  const parsed = changes.safeParse(values);
  if (!parsed.success) throw new Error(`${z.prettifyError(parsed.error)}\n${USAGE}`);
  const { url, weight, state } = parsed.data;
  return {
    ...(url === undefined ? {} : { url }),
    ...(weight === undefined ? {} : { weight }),
    ...(state === undefined ? {} : { state }),
  };
}

function nameOf(argument: string | undefined): string {
  const parsed = cellName.safeParse(argument);
  if (!parsed.success) throw new Error(`"${argument ?? ''}" is not the name of a cell.\n${USAGE}`);
  return parsed.data;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}
