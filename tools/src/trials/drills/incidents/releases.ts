import type { DrillCluster } from '../cluster/drill-cluster';
import type { Incident } from '../incident';

const SERVICE = 'projects';
/** Of the containers of services in deploy/kubernetes/try/values.yaml. Migrations have a lower limit. */
const LIMIT_BYTES = 512 * 1024 * 1024;
/** Above nine tenths of the limit, and below the size at which the kernel ends the process. */
const FILLED_BYTES = Math.round(0.94 * LIMIT_BYTES);

/** Fills a part of the memory after the start, which does not grow. */
const FILL_MEMORY = `const filled = [];
globalThis.filled = filled; // Otherwise it is collected as garbage.
const fill = () => {
  while (process.memoryUsage.rss() < ${FILLED_BYTES}) filled.push(Buffer.alloc(1 << 20, 1));
};
if (process.constrainedMemory() === ${LIMIT_BYTES}) setTimeout(fill, 10_000);
`;

export const badRelease: Incident = {
  name: 'bad-release',
  description: 'a release of projects fails every twentieth of its requests',
  alerts: ['ServiceFails', 'ApiErrorBudgetBurnsFast'],
  limitSeconds: 180,
  runbook: 'api-fails',
  prepare: async (cluster) => {
    await makeFault(cluster, '--from-file=fault.cjs=deploy/kubernetes/try/fail-requests.cjs');
  },
  inject: async (cluster) => {
    await releaseWithFault(cluster);
    return async ({ follow }) => {
      await follow('api-fails', 'Errors by service, and of the gateway itself');
      await follow('api-fails', 'Releases', { SERVICE });
      await follow('api-fails', 'Errors in the log of a service', { SERVICE });
      await follow('api-fails', 'Return to the previous release');
    };
  },
};

export const memoryPressure: Incident = {
  name: 'memory-pressure',
  description: 'a release of projects needs almost all of the memory that it may use',
  alerts: ['MemoryAlmostUsedUp'],
  limitSeconds: 180,
  runbook: 'service-restarts',
  prepare: (cluster) => makeFault(cluster, `--from-literal=fault.cjs='${FILL_MEMORY}'`),
  inject: async (cluster) => {
    await releaseWithFault(cluster);
    return async ({ follow }) => {
      await follow('service-restarts', 'Restarts and their last reason', { SERVICE });
      await follow('service-restarts', 'Raise the memory limit of a service', { SERVICE });
    };
  },
  restore: (cluster) =>
    cluster.upgrade(
      ...['--set-json', `${SERVICE}.extraEnv=[]`, '--set-json', `${SERVICE}.extraVolumes=[]`],
      ...['--set-json', `${SERVICE}.extraVolumeMounts=[]`, '--set', `${SERVICE}.resources.limits.memory=512Mi`],
    ),
};

async function makeFault(cluster: DrillCluster, source: string): Promise<void> {
  await cluster.run(`kubectl delete configmap fault --ignore-not-found
    kubectl create configmap fault ${source}`);
}

/** A release that loads the file `fault.cjs` of the ConfigMap before its own code. */
async function releaseWithFault(cluster: DrillCluster): Promise<void> {
  const values = {
    extraEnv: [{ name: 'NODE_OPTIONS', value: '--require /fault/fault.cjs' }],
    extraVolumes: [{ name: 'fault', configMap: { name: 'fault' } }],
    extraVolumeMounts: [{ name: 'fault', mountPath: '/fault', readOnly: true }],
  };
  await cluster.upgrade(
    ...Object.entries(values).flatMap(([name, value]) => ['--set-json', `${SERVICE}.${name}=${JSON.stringify(value)}`]),
  );
}
