{{- define "common.storage" -}}
{{- if include "common.volume" . }}
{{- with .Values.storage }}
{{- if not .existingClaim }}
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: {{ include "common.fullname" $ }}
  labels:
    {{- include "common.labels" (list $ "") | nindent 4 }}
  annotations:
    # Files outlive the release: uninstalling must not lose what people uploaded.
    helm.sh/resource-policy: keep
spec:
  accessModes: [{{ .accessMode }}]
  {{- with .storageClass }}
  storageClassName: {{ . }}
  {{- end }}
  resources:
    requests:
      storage: {{ .size }}
{{- end }}
{{- end }}
{{- end }}
{{- end }}
