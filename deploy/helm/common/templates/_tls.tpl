{{/* True where those of the system prove themselves to each other by certificates. */}}
{{- define "common.tls" -}}
{{- if .Values.global.tls.enabled }}true{{ end }}
{{- end }}

{{/* How services are asked over HTTP. */}}
{{- define "common.scheme" -}}
{{- if include "common.tls" . }}https{{ else }}http{{ end }}
{{- end }}

{{/* True where this one itself is asked so. The gateway, which has no gRPC, stands behind what ends the TLS of its clients. */}}
{{- define "common.servesTls" -}}
{{- if .Values.grpc }}{{ include "common.tls" . }}{{ end }}
{{- end }}

{{- define "common.ownScheme" -}}
{{- if include "common.servesTls" . }}https{{ else }}http{{ end }}
{{- end }}

{{- define "common.tlsSecret" -}}
{{ include "common.fullname" . }}-tls
{{- end }}

{{/* By cert-manager, where an issuer is named; else the Secret is there already: tls.crt, tls.key and ca.crt, for the same names. */}}
{{- define "common.certificate" -}}
{{- if and (include "common.tls" .) .Values.global.tls.issuer }}
apiVersion: cert-manager.io/v1
kind: Certificate
metadata:
  name: {{ include "common.tlsSecret" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  secretName: {{ include "common.tlsSecret" . }}
  issuerRef:
    kind: {{ .Values.global.tls.issuerKind }}
    name: {{ .Values.global.tls.issuer }}
  duration: {{ .Values.global.tls.duration }}
  # Both sides of a call show theirs.
  usages: [digital signature, server auth, client auth]
  privateKey:
    algorithm: ECDSA
    size: 256
    rotationPolicy: Always
  dnsNames:
    {{- $hosts := list (include "common.fullname" .) }}
    {{- if .Values.grpc }}
    {{- $hosts = append $hosts (printf "%s-grpc" (first $hosts)) }}
    {{- end }}
    {{- range $host := $hosts }}
    - {{ $host }}
    - {{ $host }}.{{ $.Release.Namespace }}
    - {{ $host }}.{{ $.Release.Namespace }}.svc
    - {{ $host }}.{{ $.Release.Namespace }}.svc.cluster.local
    {{- end }}
{{- end }}
{{- end }}
