{{/* Peer for the pods of a service in this namespace. */}}
{{- define "common.peer" -}}
podSelector:
  matchLabels:
    app.kubernetes.io/part-of: trackway
    app.kubernetes.io/name: {{ . }}
{{- end }}

{{- define "common.dns" -}}
- ports:
    - { protocol: UDP, port: 53 }
    - { protocol: TCP, port: 53 }
  {{- with .Values.networkPolicy.dns }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}

{{/* Rule for an external server: ports, and addresses if known. */}}
{{- define "common.egressTo" -}}
- ports:
    {{- range .ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
  {{- with .to }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}

{{/* To the DNS servers, and to the services and servers that the service uses. */}}
{{- define "common.egress" -}}
{{ include "common.dns" . }}
{{- range $name, $port := .Values.networkPolicy.services }}
- ports:
    - { protocol: TCP, port: {{ $port }} }
  to:
    - {{ include "common.peer" $name | nindent 6 | trim }}
{{- end }}
{{- range .Values.networkPolicy.servers }}
{{ include "common.egressTo" . }}
{{- end }}
{{- end }}

{{/* All other traffic is denied in both directions. */}}
{{- define "common.networkPolicies" -}}
{{- if .Values.networkPolicy.enabled }}
{{- $policy := .Values.networkPolicy }}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      {{- include "common.selectorLabels" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    - ports:
        {{- if not (include "common.backendTls" .) }}
        - port: http
        {{- end }}
        {{- if include "common.httpsPort" . }}
        - port: https
        {{- end }}
      from:
        {{- range concat $policy.httpFrom (list (printf "%s-test" .Chart.Name)) }}
        - {{ include "common.peer" . | nindent 10 | trim }}
        {{- end }}
        {{- with $policy.httpFromPeers }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
        {{- if .Values.grpc }}
        {{- with $policy.metricsFrom }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
        {{- end }}
    {{- if not .Values.grpc }}
    - ports:
        - port: operations
      from:
        - {{ include "common.peer" (printf "%s-test" .Chart.Name) | nindent 10 | trim }}
        {{- with $policy.metricsFrom }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
    {{- end }}
    {{- if and .Values.grpc $policy.grpcFrom }}
    - ports:
        - port: grpc
      from:
        {{- range $policy.grpcFrom }}
        - {{ include "common.peer" . | nindent 10 | trim }}
        {{- end }}
        {{- range $policy.commandsFrom }}
        - {{ include "common.peer" (printf "%s-command" .) | nindent 10 | trim }}
        {{- end }}
    {{- end }}
  egress:
    {{- include "common.egress" . | nindent 4 }}
{{- if .Values.commands }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "common.fullname" . }}-command
  labels:
    {{- include "common.labels" (list . "command") | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/name: {{ .Chart.Name }}-command
      app.kubernetes.io/instance: {{ .Release.Name }}
  policyTypes: [Ingress, Egress]
  egress:
    {{- include "common.egress" . | nindent 4 }}
{{- end }}
{{- if .Values.migrations }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "common.fullname" . }}-migrations
  labels:
    {{- include "common.labels" (list . "migrations") | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/name: {{ .Chart.Name }}-migrations
      app.kubernetes.io/instance: {{ .Release.Name }}
  policyTypes: [Ingress, Egress]
  egress:
    {{- include "common.dns" . | nindent 4 }}
    {{- include "common.egressTo" $policy.servers.database | nindent 4 }}
{{- end }}
{{- if and .Values.backup .Values.backup.enabled }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "common.fullname" . }}-backup
  labels:
    {{- include "common.labels" (list . "backup") | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/name: {{ .Chart.Name }}-backup
      app.kubernetes.io/instance: {{ .Release.Name }}
  policyTypes: [Ingress, Egress]
  egress:
    {{- include "common.dns" . | nindent 4 }}
    {{- include "common.egressTo" $policy.servers.database | nindent 4 }}
    {{- if .Values.backup.copyTo }}
    {{- include "common.egressTo" .Values.backup.copyPeers | nindent 4 }}
    {{- end }}
{{- end }}
{{- end }}
{{- end }}
