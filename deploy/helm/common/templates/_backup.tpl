{{/*
Backs up the database of the service with the program of the database, and the files if they are on a volume. A backup is a folder
with checksums of its files; it is renamed when it is complete. The URL is that of the migrations, because its role sees all rows.
*/}}
{{- define "common.backup" -}}
{{- if and .Values.backup .Values.backup.enabled }}
{{- $backup := .Values.backup }}
{{- $claim := $backup.claim | default (printf "%s-backups" (include "common.fullname" .)) }}
apiVersion: batch/v1
kind: CronJob
metadata:
  name: {{ include "common.fullname" . }}-backup
  labels:
    {{- include "common.labels" (list . "backup") | nindent 4 }}
spec:
  schedule: {{ $backup.schedule | quote }}
  timeZone: Etc/UTC
  concurrencyPolicy: Forbid
  # A missed run is started within six hours.
  startingDeadlineSeconds: 21600
  successfulJobsHistoryLimit: 1
  failedJobsHistoryLimit: 3
  jobTemplate:
    spec:
      backoffLimit: 2
      activeDeadlineSeconds: {{ $backup.timeoutSeconds }}
      template:
        metadata:
          labels:
            {{- include "common.labels" (list . "backup") | nindent 12 }}
        spec:
          restartPolicy: Never
          {{- include "common.podSecurity" . | nindent 10 }}
          {{- include "common.placement" . | nindent 10 }}
          {{- if include "common.filesOfOneNode" . }}
          # A ReadWriteOnce volume can be read only on the node of the service.
          affinity:
            podAffinity:
              requiredDuringSchedulingIgnoredDuringExecution:
                - topologyKey: kubernetes.io/hostname
                  labelSelector:
                    matchLabels:
                      {{- include "common.selectorLabels" . | nindent 22 }}
          {{- end }}
          {{- if $backup.copyTo }}
          initContainers:
          {{- else }}
          containers:
          {{- end }}
            - name: backup
              image: {{ include "common.backupImage" (list . $backup.image) }}
              {{- include "common.restricted" . | nindent 14 }}
              command:
                - sh
                - -euc
                - |
                  {{- include "common.backupScript" . | nindent 18 }}
              env:
                - { name: HOME, value: /tmp }
                {{- include "common.secretSettings" .Values.migrations.secrets | trim | nindent 16 }}
                {{- include "common.list" .Values.extraEnv | nindent 16 }}
              resources:
                {{- toYaml $backup.resources | nindent 16 }}
              volumeMounts:
                - { name: temporary, mountPath: /tmp }
                - { name: backups, mountPath: /backups }
                {{- include "common.list" .Values.extraVolumeMounts | nindent 16 }}
                {{- if include "common.volume" . }}
                - { name: files, mountPath: /var/lib/trackway, readOnly: true }
                {{- end }}
          {{- if $backup.copyTo }}
          containers:
            - name: copy
              image: {{ include "common.backupImage" (list . $backup.copyImage) }}
              {{- include "common.restricted" . | nindent 14 }}
              # Copies and never deletes: configure the retention in the bucket.
              args: [copy, /backups, {{ $backup.copyTo | quote }}, --include, {{ printf "%s-*Z/**" .Chart.Name | quote }}]
              env:
                - { name: HOME, value: /tmp }
              envFrom:
                - secretRef:
                    name: {{ required "backup.copySecret must name the Secret with the settings of rclone" $backup.copySecret }}
              resources:
                {{- toYaml $backup.resources | nindent 16 }}
              volumeMounts:
                - { name: temporary, mountPath: /tmp }
                - { name: backups, mountPath: /backups, readOnly: true }
          {{- end }}
          volumes:
            - name: temporary
              emptyDir:
                sizeLimit: 64Mi
            - name: backups
              persistentVolumeClaim:
                claimName: {{ $claim }}
            {{- if include "common.volume" . }}
            - name: files
              persistentVolumeClaim:
                claimName: {{ .Values.storage.existingClaim | default (include "common.fullname" .) }}
            {{- end }}
            {{- include "common.list" .Values.extraVolumes | nindent 12 }}
{{- if not $backup.claim }}
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: {{ $claim }}
  labels:
    {{- include "common.labels" (list . "backup") | nindent 4 }}
  annotations:
    # Backups are kept when the release is uninstalled.
    helm.sh/resource-policy: keep
spec:
  accessModes: [ReadWriteOnce]
  {{- with $backup.storageClass }}
  storageClassName: {{ . }}
  {{- end }}
  resources:
    requests:
      storage: {{ $backup.size }}
{{- end }}
{{- end }}
{{- end }}

{{- define "common.backupScript" -}}
umask 077
name=/backups/{{ .Chart.Name }}-$(date -u +%Y-%m-%dT%H-%M-%SZ)
# Deletes files of an aborted run.
rm -rf /backups/{{ .Chart.Name }}-*.part
mkdir "$name.part"
cd "$name.part"
{{- if eq .Values.migrations.database "postgres" }}
pg_dump --format=custom --file=database.dump "$MIGRATION_POSTGRES_URL"
pg_restore --list database.dump >/dev/null
{{- else }}
mongodump --quiet --gzip --archive=database.archive --uri="$MONGODB_URL"
gzip --test <database.archive
{{- end }}
{{- if include "common.volume" . }}
tar --create --file=files.tar --directory=/var/lib/trackway .
{{- end }}
sha256sum -- * >SHA256SUMS
cd /backups
mv "$name.part" "$name"
ls -d /backups/{{ .Chart.Name }}-*Z | sort | head -n -{{ .Values.backup.keep }} | xargs -r rm -rf
du -sh "$name"
{{- end }}

{{/* Image of another program, from the configured registry: list $ "postgres:18" */}}
{{- define "common.backupImage" -}}
{{- $root := index . 0 -}}
{{- with $root.Values.global.imageRegistry }}{{ . }}/{{ end }}{{ index . 1 }}
{{- end }}
