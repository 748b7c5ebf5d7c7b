import type { Replicated } from './trial-system';

/**
 * A rolling update like in the charts (`maxSurge: 1`, `maxUnavailable: 0`): a new replica is ready before an old one is
 * removed and stopped. The new ones run the code of `root`, by default that of the old ones.
 */
export async function restartInTurn({ replicas, spares, balancer }: Replicated, root?: string): Promise<void> {
  for (const before of [...replicas]) {
    const next = spares.shift();
    if (!next) throw new Error('No spare replica is available.');
    await next.start(root ?? before.root);
    balancer.addTarget(next.port);
    replicas.push(next);
    balancer.removeTarget(before.port);
    await before.stop();
    replicas.splice(replicas.indexOf(before), 1);
    spares.push(before);
  }
}

/** Kills a replica and starts it again. Until connections to it are refused, the load balancer uses it. */
export async function killReplica({ replicas, balancer }: Replicated, index: number): Promise<void> {
  const replica = replicas[index % replicas.length];
  if (!replica) return;
  await replica.kill();
  balancer.removeTarget(replica.port);
  await replica.start();
  balancer.addTarget(replica.port);
}
