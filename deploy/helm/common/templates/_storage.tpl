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
    # The claim is kept when the release is uninstalled, because it contains files of users.
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
