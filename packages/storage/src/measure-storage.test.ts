import { pathToFileURL } from 'node:url';
import { createMetrics } from '@trackway/runtime';
import { temporaryFolder } from '@trackway/testkit';
import { measureStorage } from './measure-storage';

async function exportedValues(url: string) {
  const registry = createMetrics('forms');
  measureStorage(registry, url);
  const text = await registry.metrics();
  const read = (name: string) => {
    const [, value] = new RegExp(`^${name}\\{.*\\} (\\S+)`, 'm').exec(text) ?? [];
    return value === undefined ? undefined : Number(value);
  };
  return { available: read('storage_available_bytes'), capacity: read('storage_capacity_bytes') };
}

describe('the space of the storage', () => {
  it('is that of the volume of its folder', async () => {
    const folder = temporaryFolder();

    const { available, capacity } = await exportedValues(pathToFileURL(folder).href);

    expect(available).toBeGreaterThan(0);
    expect(capacity).toBeGreaterThanOrEqual(available!);
  });

  it('has no value for a bucket, and for a folder that is missing', async () => {
    expect(await exportedValues('s3://bucket/prefix')).toEqual({ available: undefined, capacity: undefined });
    expect(await exportedValues('file:///no/such/folder')).toEqual({ available: undefined, capacity: undefined });
  });
});
