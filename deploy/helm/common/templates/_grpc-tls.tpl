{{/* True where services prove themselves to each other by certificates. */}}
{{- define "common.grpcTls" -}}
{{- if and .Values.grpc .Values.global.grpcTls.enabled }}true{{ end }}
{{- end }}

{{- define "common.grpcTlsSecret" -}}
{{ include "common.fullname" . }}-grpc-tls
{{- end }}

{{/* By cert-manager, where an issuer is named; else the Secret is there already: tls.crt, tls.key and ca.crt, for the same names. */}}
{{- define "common.grpcCertificate" -}}
{{- if and (include "common.grpcTls" .) .Values.global.grpcTls.issuer }}
{{- $host := printf "%s-grpc" (include "common.fullname" .) }}
apiVersion: cert-manager.io/v1
kind: Certificate
metadata:
  name: {{ include "common.grpcTlsSecret" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  secretName: {{ include "common.grpcTlsSecret" . }}
  issuerRef:
    kind: {{ .Values.global.grpcTls.issuerKind }}
    name: {{ .Values.global.grpcTls.issuer }}
  duration: {{ .Values.global.grpcTls.duration }}
  # Both sides of a call show theirs.
  usages: [digital signature, server auth, client auth]
  privateKey:
    algorithm: ECDSA
    size: 256
    rotationPolicy: Always
  dnsNames:
    - {{ $host }}
    - {{ $host }}.{{ .Release.Namespace }}
    - {{ $host }}.{{ .Release.Namespace }}.svc
    - {{ $host }}.{{ .Release.Namespace }}.svc.cluster.local
{{- end }}
{{- end }}
