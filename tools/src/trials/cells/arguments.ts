import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';

export interface CellsOptions {
  /** Projects that are imported for the tenant that is moved. */
  readonly projects: number;
  /** Requests a second of this tenant while it is moved. */
  readonly rate: number;
}

const OPTIONS = {
  projects: { type: 'string', default: '100000' },
  rate: { type: 'string', default: '100' },
} as const;

/** @throws StartFailure for invalid arguments. */
export function parseCellsArguments(args: readonly string[]): CellsOptions {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const options = { projects: Number(values.projects), rate: Number(values.rate) };
    if (Object.values(options).every((number) => Number.isInteger(number) && number > 0)) return options;
  } catch {
    // The usage says more.
  }
  throw new StartFailure('npm run try:cells -- --projects 100000 --rate 100');
}
