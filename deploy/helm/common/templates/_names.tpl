{{/* The same whatever the release is called, so that services find each other whether released together or alone. */}}
{{- define "common.fullname" -}}
trackway-{{ .Chart.Name }}
{{- end }}

{{/* What Services, Deployments and policies select by: never changes, because selectors can't. */}}
{{- define "common.selectorLabels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* Labels of the service's objects, or of a part of it: list $ "migrations" */}}
{{- define "common.labels" -}}
{{- $root := index . 0 -}}
{{- $part := index . 1 -}}
app.kubernetes.io/name: {{ $root.Chart.Name }}{{ with $part }}-{{ . }}{{ end }}
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
app.kubernetes.io/component: {{ $part | default "service" }}
app.kubernetes.io/part-of: trackway
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ $root.Chart.Name }}-{{ $root.Chart.Version }}
{{- end }}

{{- define "common.image" -}}
{{- with .Values.global.imageRegistry }}{{ . }}/{{ end }}
{{- .Values.image.repository }}
{{- if .Values.image.digest }}@{{ .Values.image.digest }}{{ else }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ end }}
{{- end }}
