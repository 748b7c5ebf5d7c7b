import { totalmem } from 'node:os';
import type { Registry } from 'prom-client';
import { observableGauges } from './observable-gauges';

const METRICS = {
  process_memory_limit_bytes: 'Memory that the container may use; no value if it is not limited',
};

/** Registers the memory limit of the container, above which the kernel kills the process. */
export function registerMemoryLimit(registry: Registry, limit = () => process.constrainedMemory()): void {
  observableGauges(registry, METRICS, async () => {
    const bytes = limit();
    // Without a limit, Node reports 0 or a number above the memory of the host.
    return bytes > 0 && bytes <= totalmem() ? [{ values: { process_memory_limit_bytes: bytes } }] : [];
  });
}
