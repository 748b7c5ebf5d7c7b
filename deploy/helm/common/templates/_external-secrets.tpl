{{/*
Secrets of this service, from a secret store with the External Secrets operator. Shared Secrets are in the umbrella chart.
They are hooks, because the migrations need them before other objects are created. The created Secrets are retained.
*/}}
{{- define "common.externalSecrets" -}}
{{- with .Values.global.externalSecrets }}
{{- if .enabled }}
{{- $keys := dict }}
{{- range $settings := list $.Values.secrets (dig "secrets" dict ($.Values.migrations | default dict)) }}
{{- range $from := $settings }}
{{- if and $from (hasPrefix (include "common.fullname" $) $from.name) }}
{{- $_ := set $keys $from.name (append (get $keys $from.name | default list) $from.key | uniq) }}
{{- end }}
{{- end }}
{{- end }}
{{- range $name, $properties := $keys }}
{{ include "common.externalSecret" (dict "name" $name "properties" $properties "from" $.Values.global.externalSecrets "labels" (include "common.labels" (list $ ""))) }}
---
{{- end }}
{{- end }}
{{- end }}
{{- end }}

{{/* One external secret: name, properties, from (global.externalSecrets), labels */}}
{{- define "common.externalSecret" -}}
apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata:
  name: {{ .name }}
  labels:
    {{- .labels | nindent 4 }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-weight: "-10"
    helm.sh/hook-delete-policy: before-hook-creation
spec:
  refreshInterval: {{ .from.refreshInterval }}
  secretStoreRef:
    kind: {{ .from.storeKind }}
    name: {{ required "global.externalSecrets.store must name a store" .from.store }}
  target:
    name: {{ .name }}
    creationPolicy: Orphan
  data:
    {{- $root := . }}
    {{- range .properties }}
    - secretKey: {{ . }}
      remoteRef:
        key: {{ $root.from.prefix }}{{ $root.name }}
        property: {{ . }}
    {{- end }}
{{- end }}
