/** Reads the metrics of a process once. The result returns the sum of a metric over its label values. */
async function readMetrics(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return (name) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    );
}

/** Memory of the projects service, in MB. */
export interface SearchMemory {
  readonly frames: number;
  readonly indexMb: number;
  readonly residentMb: number;
  readonly heapMb: number;
}

export async function readSearchMemory(url: string): Promise<SearchMemory> {
  const read = await readMetrics(url);
  return {
    frames: read('search_memory_frames'),
    indexMb: read('search_memory_bytes') / 1e6,
    residentMb: read('process_resident_memory_bytes') / 1e6,
    heapMb: read('nodejs_heap_size_used_bytes') / 1e6,
  };
}
