import { SystemProcesses } from '../harness/system-processes.ts';
import { type Connection as ImportConnection, readConnection as readServers } from '../import/system.ts';
import { type Connection, readConnection } from '../search/connection.ts';

/** The running system. */
export interface System {
  readonly connection: Connection & ImportConnection;
  /** Milliseconds of CPU of all its processes since the start of the bench. */
  readonly cpuTime: () => number;
}

/** The system that TEST_CONNECTION names. */
export function readSystem(): System {
  const connection = { ...readServers(), ...readConnection() };
  const processes = new SystemProcesses(connection.state_folder);
  return { connection, cpuTime: () => processes.usage().reduce((sum, { cpu }) => sum + cpu, 0) * 1_000 };
}
