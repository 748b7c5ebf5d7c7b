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
      targetPort: http
      appProtocol: {{ include "common.ownScheme" . }}
    {{- if not .Values.grpc }}
    - name: operations
      port: 9091
      targetPort: operations
      appProtocol: http
    {{- end }}
{{- if .Values.grpc }}
---
# Without an address of its own: gRPC clients keep their connections, so they must see each pod to share the calls out. They look for pods
# again when a connection ends, which a server sees to every two minutes: so long may a new pod wait for its share.
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
