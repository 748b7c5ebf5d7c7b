import { Registry } from 'prom-client';
import { registerMemoryLimit } from './memory-limit';

async function exported(limit: number): Promise<string | undefined> {
  const registry = new Registry();
  registerMemoryLimit(registry, () => limit);
  return /^process_memory_limit_bytes (\d+)/m.exec(await registry.metrics())?.[1];
}

describe('the memory limit', () => {
  it('is exported in bytes', async () => {
    expect(await exported(512 * 1024 * 1024)).toBe('536870912');
  });

  it('has no value without a limit', async () => {
    expect(await exported(0)).toBeUndefined();
    expect(await exported(2 ** 63)).toBeUndefined();
  });
});
