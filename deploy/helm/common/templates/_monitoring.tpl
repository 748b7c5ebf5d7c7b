{{- define "common.monitoring" -}}
{{- if .Values.serviceMonitor.enabled }}
apiVersion: monitoring.coreos.com/v1
kind: ServiceMonitor
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
    {{- with .Values.serviceMonitor.labels }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  selector:
    matchLabels:
      {{- include "common.selectorLabels" . | nindent 6 }}
  endpoints:
    - port: {{ include "common.operationsPort" . }}
      # Metrics have their own label `service`, which the operator would overwrite otherwise.
      honorLabels: true
      path: /metrics
      scheme: {{ include "common.ownScheme" . }}
      {{- if include "common.servesTls" . }}
      tlsConfig:
        # Pods are scraped by address, but certificates contain the name of the Service.
        serverName: {{ include "common.fullname" . }}
        ca:
          secret:
            name: {{ include "common.tlsSecret" . }}
            key: ca.crt
      {{- end }}
      interval: {{ .Values.serviceMonitor.interval }}
{{- end }}
{{- end }}
