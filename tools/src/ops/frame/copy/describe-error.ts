import { StartFailure } from '../../../process/start-failure';

/** Prefix of the settings of a cell. */
export type CellPrefix = '' | 'TARGET_' | 'ENTRY_';

const CELLS = { '': 'this cell', TARGET_: 'the target cell', ENTRY_: 'the entry' } as const;

export function describeCell(prefix: CellPrefix): string {
  return CELLS[prefix];
}

/** The name and message of the first cause, because clients wrap errors of connections, without a final dot. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const { name, message } = error;
  if (message === '' && error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  // S3 clients know no message for responses without a body.
  const parts = [name, message].filter((part) => !/^(error|Unknown|UnknownError|)$/i.test(part));
  return parts.join(': ').replace(/\.$/, '');
}

/** Adds the name of the database of a service to the error of its work. */
export async function inDatabase<Result>(service: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const message = `Database ${service}: ${error instanceof Error ? error.message : String(error)}`;
    if (error instanceof StartFailure) throw new StartFailure(message, { cause: error });
    throw new Error(message, { cause: error });
  }
}
