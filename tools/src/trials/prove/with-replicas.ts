import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_NAMES } from '../../dev/start/services';
import { PastCheckouts } from '../system/past-checkouts';
import { startTrialSystem, type TrialOptions, type TrialSystem } from '../system/trial-system';
import type { ProveOptions } from './arguments';

/**
 * Runs `work` with a new system of several replicas of each service, and a spare one for rolling restarts. If there is an
 * earlier version, the system starts with it and its databases, and `pastRoot` is its checkout.
 */
export async function withReplicas<Result>(
  { replicas, before }: Pick<ProveOptions, 'replicas' | 'before'>,
  log: (line: string) => void,
  work: (system: TrialSystem, pastRoot: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (before === undefined) return withTrialSystem({ replicas }, log, (system) => work(system, undefined));
  const folder = mkdtempSync(join(tmpdir(), 'trackway-past-'));
  const checkouts = new PastCheckouts(folder, log);
  try {
    const roots: string[] = [];
    for (const service of SERVICE_NAMES) roots.push(await checkouts.rootOf(before, service));
    const [root] = roots;
    return await withTrialSystem({ replicas, root, sharedIdentities: true }, log, (system) => work(system, root));
  } finally {
    checkouts.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withTrialSystem<Result>(
  options: Pick<TrialOptions, 'replicas' | 'root' | 'sharedIdentities'>,
  log: (line: string) => void,
  work: (system: TrialSystem) => Promise<Result>,
): Promise<Result> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'trackway-replicas-'));
  const env = { ...process.env, CHECK_RESPONSES: 'true' };
  const system = await startTrialSystem({ ...options, stateFolder, spares: 1, env, log });
  try {
    return await work(system);
  } finally {
    await system.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}
