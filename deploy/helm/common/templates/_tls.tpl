{{/* True if mutual TLS is enabled. */}}
{{- define "common.tls" -}}
{{- if .Values.global.tls.enabled }}true{{ end }}
{{- end }}

{{/* URL scheme of the services. */}}
{{- define "common.scheme" -}}
{{- if include "common.tls" . }}https{{ else }}http{{ end }}
{{- end }}

{{/* True if this service itself serves HTTPS. The gateway does not: a proxy terminates the TLS of its clients. */}}
{{- define "common.servesTls" -}}
{{- if .Values.grpc }}{{ include "common.tls" . }}{{ end }}
{{- end }}

{{- define "common.ownScheme" -}}
{{- if include "common.servesTls" . }}https{{ else }}http{{ end }}
{{- end }}

{{/* True if the gateway serves HTTPS as well, on a port of its own: to gateways of other cells, or to a Gateway. */}}
{{- define "common.httpsPort" -}}
{{- if not .Values.grpc }}{{ include "common.tls" . }}{{ end }}
{{- end }}

{{/* True if a Gateway uses this port. Then no client uses the port for HTTP. */}}
{{- define "common.backendTls" -}}
{{- if and .Values.backendTls .Values.backendTls.enabled }}true{{ end }}
{{- end }}

{{/* Name of the container port that the port http of the Service leads to. */}}
{{- define "common.publicPort" -}}
{{- if include "common.backendTls" . }}https{{ else }}http{{ end }}
{{- end }}

{{- define "common.tlsSecret" -}}
{{ include "common.fullname" . }}-tls
{{- end }}

{{/* Certificate of cert-manager if an issuer is configured. Otherwise the Secret exists, with tls.crt, tls.key and ca.crt for these names. */}}
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
  # For both sides of a connection.
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
