import type { Connection } from '../search/connection.ts';

/** Memory of the projects service, in MB. */
export interface Usage {
  readonly indexMb: number;
  readonly residentMb: number;
  readonly heapMb: number;
}

/** Reads the metrics of the projects service. */
export async function readUsage({ services }: Connection): Promise<Usage> {
  const response = await fetch(`${services.projects.operations}/metrics`);
  const text = await response.text();
  const read = (name: string) => Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)`, 'm').exec(text)?.[1]) / 1e6;
  return {
    indexMb: read('search_memory_bytes'),
    residentMb: read('process_resident_memory_bytes'),
    heapMb: read('nodejs_heap_size_used_bytes'),
  };
}
