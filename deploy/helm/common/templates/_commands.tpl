{{/*
Commands that need the identity and the settings of the service. A suspended CronJob never starts by itself; operators
create Jobs from it.
*/}}
{{- define "common.commands" -}}
{{- range $name, $args := .Values.commands }}
---
{{ include "common.command" (dict "root" $ "name" $name "args" $args) }}
{{- end }}
{{- end }}

{{/* dict "root" $ "name" name "args" list */}}
{{- define "common.command" -}}
{{- $root := .root -}}
apiVersion: batch/v1
kind: CronJob
metadata:
  name: {{ include "common.fullname" $root }}-{{ .name }}
  labels:
    {{- include "common.labels" (list $root "command") | nindent 4 }}
spec:
  suspend: true
  schedule: "0 0 1 1 *"
  concurrencyPolicy: Forbid
  jobTemplate:
    spec:
      # Repeating a failed command is a decision of a person.
      backoffLimit: 0
      activeDeadlineSeconds: 86400
      template:
        metadata:
          labels:
            {{- include "common.labels" (list $root "command") | nindent 12 }}
        spec:
          restartPolicy: Never
          {{- include "common.podSecurity" $root | nindent 10 }}
          {{- include "common.placement" $root | nindent 10 }}
          containers:
            - name: {{ .name }}
              {{- include "common.containerSecurity" $root | nindent 14 }}
              command: [node, dist/main.js]
              args:
                {{- toYaml .args | nindent 16 }}
              env:
                {{- include "common.environment" $root | trim | nindent 16 }}
              resources:
                {{- include "common.resources" $root | nindent 16 }}
              volumeMounts:
                {{- include "common.volumeMounts" $root | trim | nindent 16 }}
          volumes:
            {{- include "common.volumes" $root | trim | nindent 12 }}
{{- end }}
