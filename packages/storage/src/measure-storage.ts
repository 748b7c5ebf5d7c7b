import { statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { observableGauges, type Registry } from '@trackway/runtime';

const METRICS = {
  storage_available_bytes: 'Free space of the volume with the files of this service',
  storage_capacity_bytes: 'Size of the volume with the files of this service',
};

/** Exports the space of the volume of a STORAGE_URL. A bucket has no limit, so it has no values. */
export function measureStorage(registry: Registry, url: string): void {
  observableGauges(registry, METRICS, async () => {
    if (!url.startsWith('file://')) return [];
    const { bavail, blocks, bsize } = await statfs(fileURLToPath(url));
    return [{ values: { storage_available_bytes: bavail * bsize, storage_capacity_bytes: blocks * bsize } }];
  });
}
