import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

const TICK_MS = 10;

/** Milliseconds of CPU of the server processes of the connections named `bench`. Only on Linux, on the same host. */
export async function cpuOfBackends(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'bench' AND datname = current_database()`,
  );
  return rows.reduce((sum, { pid }) => sum + ticksOf(pid) * TICK_MS, 0);
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
