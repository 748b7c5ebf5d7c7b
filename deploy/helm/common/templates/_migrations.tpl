{{/*
Migrates the database before pods of this release start. Migrations expand before they contract, so pods of the previous
release continue to work. Hooks run before other objects are created, so there is no ServiceAccount yet.
*/}}
{{- define "common.migrations" -}}
{{- if .Values.migrations.enabled }}
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ include "common.fullname" . }}-migrations
  labels:
    {{- include "common.labels" (list . "migrations") | nindent 4 }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    # The Job is kept until the next one, for its log.
    helm.sh/hook-delete-policy: before-hook-creation
spec:
  backoffLimit: 3
  activeDeadlineSeconds: {{ .Values.migrations.timeoutSeconds }}
  template:
    metadata:
      labels:
        {{- include "common.labels" (list . "migrations") | nindent 8 }}
    spec:
      restartPolicy: Never
      {{- include "common.podSecurity" . | nindent 6 }}
      {{- include "common.placement" . | nindent 6 }}
      containers:
        - name: migrations
          {{- include "common.containerSecurity" . | nindent 10 }}
          command: [node, ../../packages/{{ .Values.migrations.database }}/dist/migrate-cli.js, --folder, migrations]
          env:
            {{- include "common.secretSettings" .Values.migrations.secrets | trim | nindent 12 }}
            {{- include "common.list" .Values.extraEnv | nindent 12 }}
          resources:
            {{- toYaml .Values.migrations.resources | nindent 12 }}
          volumeMounts:
            - name: temporary
              mountPath: /tmp
            {{- include "common.list" .Values.extraVolumeMounts | nindent 12 }}
      volumes:
        - name: temporary
          emptyDir:
            sizeLimit: 64Mi
        {{- include "common.list" .Values.extraVolumes | nindent 8 }}
{{- end }}
{{- end }}
