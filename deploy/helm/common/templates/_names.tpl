{{/* Names do not depend on the release, so that services released separately find each other. */}}
{{- define "common.fullname" -}}
trackway-{{ .Chart.Name }}
{{- end }}

{{/* Selector labels of Services, Deployments and policies. Must not change, because selectors are immutable. */}}
{{- define "common.selectorLabels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* Labels of the objects of the service or of a component: list $ "migrations" */}}
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
