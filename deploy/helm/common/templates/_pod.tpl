{{/* Pods of ours need no rights at all: these are the "restricted" pod security standard and cannot be loosened by values. */}}
{{- define "common.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "common.containerSecurity" -}}
image: {{ include "common.image" . }}
{{ include "common.restricted" . }}
{{- end }}

{{/* The same for a container of another image. */}}
{{- define "common.restricted" -}}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end }}

{{/* Plain settings pass through tpl, so that they may name global values; a change of them rolls the pods. */}}
{{- define "common.settings" -}}
{{- $root := . -}}
{{- range $name, $value := .Values.config }}
{{- if not (kindIs "invalid" $value) }}
- name: {{ $name }}
  value: {{ tpl (toString $value) $root | quote }}
{{- end }}
{{- end }}
{{- end }}

{{/* Settings out of Secrets that exist: a map of name to Secret and key. */}}
{{- define "common.secretSettings" -}}
{{- range $name, $from := . }}
{{- if $from }}
- name: {{ $name }}
  valueFrom:
    secretKeyRef:
      name: {{ $from.name }}
      key: {{ $from.key }}
{{- end }}
{{- end }}
{{- end }}

{{/* Name of the port with health and metrics: the gateway keeps them off its public port. */}}
{{- define "common.operationsPort" -}}
{{- if .Values.grpc }}http{{ else }}operations{{ end }}
{{- end }}

{{/* list $ probe */}}
{{- define "common.probe" -}}
{{- $probe := index . 1 -}}
httpGet:
  path: {{ $probe.path }}
  port: {{ include "common.operationsPort" (index . 0) }}
  scheme: {{ include "common.ownScheme" (index . 0) | upper }}
periodSeconds: {{ $probe.periodSeconds }}
timeoutSeconds: {{ $probe.timeoutSeconds }}
failureThreshold: {{ $probe.failureThreshold }}
{{- end }}
