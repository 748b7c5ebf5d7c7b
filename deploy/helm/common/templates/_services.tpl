{{- define "common.services" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  selector:
    {{- include "common.selectorLabels" . | nindent 4 }}
  ports:
    - name: http
      port: 8080
      targetPort: {{ include "common.publicPort" . }}
      appProtocol: {{ if include "common.backendTls" . }}https{{ else }}{{ include "common.ownScheme" . }}{{ end }}
    {{- if include "common.httpsPort" . }}
    - name: https
      port: 8443
      targetPort: https
      appProtocol: https
    {{- end }}
    {{- if not .Values.grpc }}
    - name: operations
      port: 9091
      targetPort: operations
      appProtocol: http
    {{- end }}
{{- if .Values.grpc }}
---
# A headless Service: gRPC clients keep connections, so they must resolve each pod to balance calls. They resolve pods
# again when a connection ends, which servers cause every two minutes, so a new pod gets calls after that time. The gateway
# resolves it every five seconds to distribute frames over the replicas of projects.
apiVersion: v1
kind: Service
metadata:
  name: {{ include "common.fullname" . }}-grpc
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  clusterIP: None
  selector:
    {{- include "common.selectorLabels" . | nindent 4 }}
  ports:
    - name: grpc
      port: 9090
      targetPort: grpc
{{- end }}
---
apiVersion: v1
kind: ServiceAccount
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
  {{- with .Values.serviceAccount.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
automountServiceAccountToken: false
{{- end }}
