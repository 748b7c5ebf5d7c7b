#!/bin/sh
# Restores the files of a service from a backup of its chart (<service>.backup.enabled, files on a volume). The service is
# stopped meanwhile. The checksums of the backup are verified first. Files that are not in the backup remain.
#
# Usage: deploy/kubernetes/restore-files.sh NAMESPACE SERVICE [BACKUP]     needs kubectl
#   BACKUP   folder of the backup, such as forms-2026-11-21T02-00-00Z; default: the latest one
set -eu
namespace=${1:?which namespace?}
service=${2:?which service?}
backup=${3:-}
name=trackway-$service
pod=$name-restore-files

k() { kubectl --namespace "$namespace" "$@"; }
claim() { # RESOURCE, JSONPATH OF ITS POD, VOLUME
  k get "$1" --output "jsonpath={$2.volumes[?(@.name==\"$3\")].persistentVolumeClaim.claimName}"
}
backups=$(claim "cronjob/$name-backup" .spec.jobTemplate.spec.template.spec backups)
files=$(claim "deployment/$name" .spec.template.spec files)
if [ -z "$files" ]; then echo "$service has no files on a volume." >&2; exit 1; fi
image=$(k get deployment "$name" --output 'jsonpath={.spec.template.spec.containers[0].image}')
replicas=$(k get deployment "$name" --output 'jsonpath={.spec.replicas}')

end() {
  k delete pod "$pod" --ignore-not-found >/dev/null || true
  k scale deployment "$name" --replicas="$replicas" >/dev/null
}
trap end EXIT
# Without it, dash does not run the trap of EXIT for a signal.
trap 'exit 143' HUP INT TERM
k scale deployment "$name" --replicas=0 >/dev/null
k wait --for=delete pod --timeout=3m --selector "app.kubernetes.io/name=$service,app.kubernetes.io/component=service" >/dev/null
k create --filename - >/dev/null <<EOF
apiVersion: v1
kind: Pod
metadata: { name: $pod }
spec:
  restartPolicy: Never
  automountServiceAccountToken: false
  securityContext: { runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
  containers:
    - name: restore
      image: $image
      command:
        - sh
        - -euc
        - |
          cd "\$(ls -d /backups/${backup:-$service-*Z} | sort | tail -n 1)"
          sha256sum --check --quiet SHA256SUMS
          # Without the root of the volume, whose mode only its owner can change.
          tar --list --quoting-style=literal --file=files.tar | grep -v '^[.]/\$' >/tmp/names || true
          tar --extract --file=files.tar --directory=/var/lib/trackway --no-recursion --files-from=/tmp/names
          echo "\$(grep -vc '/\$' /tmp/names) files are restored from \$PWD."
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
      resources: { requests: { cpu: 100m, memory: 64Mi }, limits: { memory: 256Mi } }
      volumeMounts:
        - { name: backups, mountPath: /backups, readOnly: true }
        - { name: files, mountPath: /var/lib/trackway }
        - { name: temporary, mountPath: /tmp }
  volumes:
    - { name: temporary, emptyDir: { sizeLimit: 64Mi } }
    - { name: backups, persistentVolumeClaim: { claimName: $backups } }
    - { name: files, persistentVolumeClaim: { claimName: $files } }
EOF
phase=
until [ "$phase" = Succeeded ] || [ "$phase" = Failed ]; do
  sleep 1
  phase=$(k get pod "$pod" --output 'jsonpath={.status.phase}')
done
k logs "$pod"
[ "$phase" = Succeeded ]
