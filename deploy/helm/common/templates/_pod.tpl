{{/* Pod security standard "restricted". Values cannot change it. */}}
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

{{/* On which nodes the pods of a service and of its Jobs run. */}}
{{- define "common.placement" -}}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "common.containerSecurity" -}}
image: {{ include "common.image" . }}
{{ include "common.restricted" . }}
{{- end }}

{{/* The same for a container with another image. */}}
{{- define "common.restricted" -}}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end }}

{{/* Plain settings, which may contain templates. A change restarts the pods. */}}
{{- define "common.settings" -}}
{{- $root := . -}}
{{- range $name, $value := .Values.config }}
{{- if not (kindIs "invalid" $value) }}
- name: {{ $name }}
  value: {{ tpl (toString $value) $root | quote }}
{{- end }}
{{- end }}
{{- end }}

{{/* Settings from existing Secrets: a map of name to Secret and key. */}}
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

{{/* Name of the port with health and metrics. The gateway has a separate one. */}}
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

{{/*
Requests and limits: of the preset of the service or of all services, or of `resources` without a preset. Limits of memory
include the search index of projects (SEARCH_MEMORY_MB).
*/}}
{{- define "common.resources" -}}
{{- $presets := dict
  "small" (dict "requests" (dict "cpu" "100m" "memory" "256Mi") "limits" (dict "memory" "768Mi"))
  "medium" (dict "requests" (dict "cpu" "500m" "memory" "512Mi") "limits" (dict "memory" "1024Mi"))
  "large" (dict "requests" (dict "cpu" "1000m" "memory" "1024Mi") "limits" (dict "memory" "2048Mi")) }}
{{- $preset := .Values.resourcesPreset | default .Values.global.resourcesPreset }}
{{- if $preset }}
{{- get $presets $preset | toYaml }}
{{- else }}
{{- toYaml .Values.resources }}
{{- end }}
{{- end }}
