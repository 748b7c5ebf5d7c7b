import type { Compared } from './compared';
import { PostgresCopy } from './postgres-copy';

interface Urls {
  readonly source: string;
  readonly target: string;
}

type IsIncluded = (table: string) => boolean;

/** The tables of both databases, with their differences. */
export function comparePostgres(urls: Urls, frameId: string, isIncluded: IsIncluded): Promise<Compared[]> {
  return withCopy(urls, frameId, (copy) => copy.compare(isIncluded));
}

/** Makes the rows of the tenant in the target equal to those of the source, and returns what was different. */
export function copyPostgres(urls: Urls, frameId: string, isIncluded: IsIncluded): Promise<Compared[]> {
  return withCopy(urls, frameId, (copy) => copy.copyAll(isIncluded));
}

async function withCopy<T>(urls: Urls, frameId: string, work: (copy: PostgresCopy) => Promise<T>): Promise<T> {
  const copy = await PostgresCopy.open(urls, frameId);
  try {
    return await work(copy);
  } finally {
    await copy.close();
  }
}
