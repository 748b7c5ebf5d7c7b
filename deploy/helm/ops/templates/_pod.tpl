{{/* Pod of a Job: dict "root" $ "part" name "args" list. Backups and exports are written to /backups. */}}
{{- define "ops.pod" -}}
metadata:
  labels:
    {{- include "common.labels" (list .root .part) | nindent 4 }}
    trackway.dev/ops: "true"
  {{- with .root.Values.podAnnotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  restartPolicy: Never
  {{- include "common.podSecurity" .root | nindent 2 }}
  {{- include "common.placement" .root | nindent 2 }}
  containers:
    - name: ops
      {{- include "common.containerSecurity" .root | nindent 6 }}
      args:
        {{- toYaml .args | nindent 8 }}
      env:
        {{- include "common.settings" .root | trim | nindent 8 }}
        {{- include "common.secretSettings" .root.Values.secrets | trim | nindent 8 }}
        {{- include "common.list" .root.Values.extraEnv | nindent 8 }}
      resources:
        {{- toYaml .root.Values.resources | nindent 8 }}
      volumeMounts:
        - { name: temporary, mountPath: /tmp }
        - { name: backups, mountPath: /backups }
        {{- include "common.list" .root.Values.extraVolumeMounts | nindent 8 }}
  volumes:
    - name: temporary
      emptyDir:
        sizeLimit: 64Mi
    - name: backups
      persistentVolumeClaim:
        claimName: {{ .root.Values.storage.existingClaim | default (include "common.fullname" .root) }}
    {{- include "common.list" .root.Values.extraVolumes | nindent 4 }}
{{- end }}

{{/* CronJob: dict "root" $ "part" name "values" (schedule, timeoutSeconds) "args" list */}}
{{- define "ops.cronJob" -}}
apiVersion: batch/v1
kind: CronJob
metadata:
  name: {{ include "common.fullname" .root }}-{{ .part }}
  labels:
    {{- include "common.labels" (list .root .part) | nindent 4 }}
spec:
  schedule: {{ .values.schedule | quote }}
  timeZone: Etc/UTC
  concurrencyPolicy: Forbid
  # A missed run is started within six hours.
  startingDeadlineSeconds: 21600
  successfulJobsHistoryLimit: 3
  failedJobsHistoryLimit: 3
  jobTemplate:
    spec:
      backoffLimit: 1
      activeDeadlineSeconds: {{ .values.timeoutSeconds }}
      template:
        {{- include "ops.pod" . | nindent 8 }}
{{- end }}
