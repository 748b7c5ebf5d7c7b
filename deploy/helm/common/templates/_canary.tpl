{{/*
Canary releases by Argo Rollouts. A Rollout takes the pods over from the Deployment, which remains the template of its
pods. It replaces the pods in steps, and returns to the previous version if the pods of the new one burn the error budgets
of deploy/observability/rules/objectives.yaml as fast as the alerts that page.
*/}}
{{- define "common.canary" -}}
{{- if .Values.canary.enabled }}
{{- if not .Values.canary.prometheus }}
{{- fail (printf "%s: canary needs canary.prometheus, the URL of a Prometheus that reads the metrics of the pods" .Chart.Name) }}
{{- end }}
{{- if include "common.filesOfOneNode" . }}
{{- fail (printf "%s: canary needs storage.accessMode ReadWriteMany or a bucket as STORAGE_URL, because old and new pods share their files" .Chart.Name) }}
{{- end }}
{{- $name := include "common.fullname" . }}
{{- $metric := ternary "gateway_request_duration_seconds" "http_server_request_duration_seconds" (eq .Chart.Name "gateway") }}
{{- $pods := printf "namespace=%q,pod=~%q" .Release.Namespace (printf "%s-{{args.pods}}-.+" $name) }}
apiVersion: argoproj.io/v1alpha1
kind: Rollout
metadata:
  name: {{ $name }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  {{- if not (include "common.scaled" .) }}
  replicas: {{ .Values.replicaCount }}
  {{- end }}
  revisionHistoryLimit: 5
  # A version whose pods do not become ready is also rolled back.
  progressDeadlineSeconds: 300
  progressDeadlineAbort: true
  selector:
    matchLabels:
      {{- include "common.selectorLabels" . | nindent 6 }}
  workloadRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ $name }}
    scaleDown: progressively
  strategy:
    canary:
      maxUnavailable: 0
      maxSurge: 1
      steps:
        {{- range .Values.canary.weights }}
        - setWeight: {{ . }}
        - pause: { duration: {{ $.Values.canary.stepSeconds }} }
        {{- end }}
      analysis:
        startingStep: 1
        templates:
          - templateName: {{ $name }}
        args:
          - name: pods
            valueFrom: { podTemplateHashValue: Latest }
---
apiVersion: argoproj.io/v1alpha1
kind: AnalysisTemplate
metadata:
  name: {{ $name }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  args:
    - name: pods
  metrics:
    - name: failed-requests
      # Two measurements above 14.4 times the 0.1 % of the objective. Without requests, the ratio is 0.
      {{- include "common.canaryMeasurement" (dict "limit" 0.0144 "prometheus" .Values.canary.prometheus) | nindent 6 }}
          query: |
            (sum(rate({{ $metric }}_count{ {{- $pods }},status=~"5.+"}[2m])) or vector(0))
            / (sum(rate({{ $metric }}_count{ {{- $pods }}}[2m])) > 0 or vector(1))
    {{- if ne .Chart.Name "spreadsheets" }}
    - name: slow-requests
      # The objective is 1 % of requests that take longer than a second, except those of spreadsheets.
      {{- include "common.canaryMeasurement" (dict "limit" 0.144 "prometheus" .Values.canary.prometheus) | nindent 6 }}
          query: |
            (sum(rate({{ $metric }}_count{ {{- $pods }}}[2m])) - sum(rate({{ $metric }}_bucket{ {{- $pods }},le=~"1|1.0"}[2m])) or vector(0))
            / (sum(rate({{ $metric }}_count{ {{- $pods }}}[2m])) > 0 or vector(1))
    {{- end }}
---
{{- end }}
{{- end }}

{{- define "common.canaryMeasurement" -}}
interval: 30s
initialDelay: 60s
failureLimit: 1
failureCondition: result[0] > {{ .limit }}
provider:
  prometheus:
    address: {{ .prometheus }}
{{- end }}

{{/* What an autoscaler scales. */}}
{{- define "common.scaleTarget" -}}
{{- if .Values.canary.enabled -}}
apiVersion: argoproj.io/v1alpha1
kind: Rollout
{{- else -}}
apiVersion: apps/v1
kind: Deployment
{{- end }}
name: {{ include "common.fullname" . }}
{{- end }}
