import type { Incident } from '../incident';

const SERVICE = 'spreadsheets';
const VOLUME = `$(kubectl get persistentvolume "$(kubectl get pvc trackway-${SERVICE} --output 'jsonpath={.spec.volumeName}')" --output 'jsonpath={.spec.local.path}')`;
const RESTART = `kubectl rollout restart deployment/trackway-${SERVICE}
kubectl rollout status deployment/trackway-${SERVICE} --timeout=180s`;

export const fullDisk: Incident = {
  name: 'full-disk',
  description: `a forgotten file fills the volume with the files of ${SERVICE}`,
  alerts: ['StorageAlmostFull'],
  limitSeconds: 60,
  runbook: 'storage-is-full',
  // A small file system in memory, so that the disk of the host is not filled.
  prepare: async (cluster) => {
    await cluster.run(`volume=${VOLUME}
      mount -t tmpfs -o size=64m,uid=1000,gid=1000,mode=770 tmpfs "$volume"
      kubectl patch storageclass "$(kubectl get pvc trackway-${SERVICE} --output 'jsonpath={.spec.storageClassName}')" \\
        --patch '{"allowVolumeExpansion": true}'
      ${RESTART}`);
  },
  inject: async (cluster) => {
    const fill = `dd if=/dev/zero of=/var/lib/trackway/dump bs=1M || true`;
    await cluster.run(`kubectl exec deployment/trackway-${SERVICE} -- sh -c '${fill}'`);
    return async ({ follow, act }) => {
      await follow('storage-is-full', 'Space of the volume', { SERVICE });
      await follow('storage-is-full', 'Expand the volume', { SERVICE });
      // What the driver of a storage class does after the request.
      await act('the volume is larger', async () => {
        await cluster.run(`mount -o remount,size=1g "${VOLUME}"`);
      });
      await follow('storage-is-full', 'Free space of the services');
    };
  },
  restore: async (cluster) => {
    await cluster.run(`umount --lazy "${VOLUME}"
      ${RESTART}`);
  },
};
