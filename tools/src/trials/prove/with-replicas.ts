import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTrialSystem, type TrialSystem } from '../system/trial-system';

/** Runs `work` with a new system of several replicas of each service, and a spare one for rolling restarts. */
export async function withReplicas<Result>(
  replicas: number,
  log: (line: string) => void,
  work: (system: TrialSystem) => Promise<Result>,
): Promise<Result> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'trackway-replicas-'));
  const env = { ...process.env, CHECK_RESPONSES: 'true' };
  const system = await startTrialSystem({ stateFolder, replicas, spares: 1, env, log });
  try {
    return await work(system);
  } finally {
    await system.stop();
  }
}
