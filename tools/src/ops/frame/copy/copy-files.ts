import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '@trackway/storage';
import { runConcurrently } from '../../../process/run-concurrently';
import type { Compared } from './compared';
import type { FilePair } from './file-stores';
import { type Files, filesIn } from './tenant-files';

/** Transfers of small files to an object store take long for their number, not for their bytes. */
const CONCURRENT_FILES = 8;

interface Deps {
  readonly frameId: string;
  readonly pairs: readonly FilePair[];
  /** Keys of the files of imports and exports of the tenant. */
  readonly operationKeys: () => Promise<readonly string[]>;
}

interface Difference {
  readonly pair: FilePair;
  readonly compared: Compared;
  /** Files that the target lacks or has with another content, with their sizes in the source. */
  readonly differing: ReadonlyMap<string, number>;
}

/**
 * The files of a tenant in the stores of two cells. Stored files never change, and each is complete under its name. Files
 * that the source does not have any more stay in the target.
 */
export class FileCopy {
  constructor(private readonly deps: Deps) {}

  /** Compares contents: by the tags of object stores where they are equal, otherwise by a hash of both files. */
  async compare(): Promise<readonly Compared[]> {
    await this.assertUsable();
    return (await this.differences(hasSameContent)).map(({ compared }) => compared);
  }

  /** Copies what differs in its content, and compares again. Returns what differed. */
  async copyAll(): Promise<readonly Compared[]> {
    await this.assertUsable();
    const differences = await this.differences(hasSameContent);
    await this.copy(differences);
    const left = await this.compare();
    const different = left.filter(({ isEqual }) => !isEqual).map(({ name }) => name);
    if (different.length > 0) throw new Error(`Copied files differ: ${different.join(', ')}.`);
    return differences.map(({ compared }) => compared);
  }

  /** Copies files that the target lacks or has with another size. */
  async copyNew(): Promise<void> {
    await this.copy(await this.differences(async () => true));
  }

  /** @throws StartFailure that names the store, if files cannot be read in the source or stored in the target. */
  private async assertUsable(): Promise<void> {
    for (const { source, target } of this.deps.pairs) await Promise.all([source.assertReadable(), target.check()]);
  }

  private async differences(isSame: typeof hasSameContent): Promise<readonly Difference[]> {
    const { frameId, pairs } = this.deps;
    if (pairs.length === 0) return [];
    const keys = await this.deps.operationKeys();
    const found: Difference[] = [];
    for (const pair of pairs) {
      const of = { service: pair.service, frameId, keys };
      const [source, target] = await Promise.all([filesIn(pair.source, of), filesIn(pair.target, of)]);
      found.push(await differenceOf(pair, { source, target }, isSame));
    }
    return found;
  }

  private async copy(differences: readonly Difference[]): Promise<void> {
    for (const { pair, differing } of differences) {
      await runConcurrently([...differing], CONCURRENT_FILES, ([key, bytes]) => copyFile(pair, key, bytes));
    }
  }
}

async function differenceOf(
  pair: FilePair,
  { source, target }: { source: Files; target: Files },
  isSame: typeof hasSameContent,
): Promise<Difference> {
  const differing = new Map<string, number>();
  await runConcurrently([...source], CONCURRENT_FILES, async ([key, here]) => {
    const there = target.get(key);
    if (there?.bytes !== here.bytes) differing.set(key, here.bytes);
    else if (here.tag === undefined || here.tag !== there.tag) {
      if (!(await isSame(pair, key))) differing.set(key, here.bytes);
    }
  });
  const there = [...source.keys()].filter((key) => target.has(key)).length;
  const compared = { name: pair.service, source: source.size, target: there, isEqual: differing.size === 0 };
  return { pair, compared, differing };
}

/** @throws Error if the file is not complete, or cannot be read and still exists */
async function copyFile({ source, target }: FilePair, key: string, bytes: number): Promise<void> {
  let written: number;
  try {
    written = await target.put(key, source.read(key));
  } catch (error) {
    // The service has removed it meanwhile.
    if ((await source.size(key)) === undefined) return;
    throw error;
  }
  if (written !== bytes) throw new Error(`${key} has ${bytes} bytes, of which ${written} were copied.`);
}

async function hasSameContent({ source, target }: FilePair, key: string): Promise<boolean> {
  const [here, there] = await Promise.all([hashOf(source, key), hashOf(target, key)]);
  return here === there;
}

async function hashOf(store: BlobStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  const content: Readable = store.read(key);
  await pipeline(content, hash);
  return hash.digest('base64');
}
