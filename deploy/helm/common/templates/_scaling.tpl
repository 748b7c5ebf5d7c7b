{{/* True if an autoscaler sets the number of replicas. */}}
{{- define "common.scaled" -}}
{{- if or .Values.autoscaling.enabled (and .Values.keda .Values.keda.enabled) }}true{{ end }}
{{- end }}

{{/* Scaler by waiting work from Prometheus, or by the lag of the consumer group. */}}
{{- define "common.keda" -}}
{{- if and .Values.keda .Values.keda.enabled }}
{{- $keda := .Values.keda }}
{{- if .Values.autoscaling.enabled }}
{{- fail (printf "%s: enable keda or autoscaling, not both" .Chart.Name) }}
{{- end }}
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  scaleTargetRef:
    {{- include "common.scaleTarget" . | nindent 4 }}
  minReplicaCount: {{ .Values.autoscaling.minReplicas }}
  maxReplicaCount: {{ .Values.autoscaling.maxReplicas }}
  cooldownPeriod: 300
  triggers:
    # The CPU trigger covers requests of users.
    - type: cpu
      metricType: Utilization
      metadata:
        value: {{ .Values.autoscaling.targetCpu | quote }}
    {{- if $keda.prometheus }}
    - type: prometheus
      metadata:
        serverAddress: {{ $keda.prometheus }}
        query: {{ tpl $keda.query $ | quote }}
        threshold: {{ $keda.perReplica | quote }}
    {{- else }}
    {{- $prefix := .Values.config.TOPIC_PREFIX | default "" }}
    {{- $login := or .Values.config.KAFKA_USERNAME .Values.secrets.KAFKA_USERNAME }}
    {{- $tls := eq (toString .Values.config.KAFKA_TLS) "true" }}
    {{- if and (or $login .Values.secrets.KAFKA_CA .Values.config.KAFKA_CA) (not $keda.authenticationRef) }}
    {{- fail (printf "%s: KEDA connects to brokers that require a login or have a private CA: keda.authenticationRef must name a TriggerAuthentication with username, password and ca, or keda.prometheus a Prometheus" .Chart.Name) }}
    {{- end }}
    {{- range $keda.topics }}
    - type: kafka
      metadata:
        bootstrapServers: {{ $.Values.global.kafkaBrokers }}
        consumerGroup: {{ $prefix }}{{ $.Chart.Name }}
        topic: {{ $prefix }}{{ . }}
        lagThreshold: {{ $keda.lagPerReplica | quote }}
        {{- if $tls }}
        tls: enable
        {{- end }}
        {{- if $login }}
        sasl: {{ get (dict "plain" "plaintext" "scram-sha-256" "scram_sha256" "scram-sha-512" "scram_sha512") ($.Values.config.KAFKA_MECHANISM | default "scram-sha-512") }}
        {{- end }}
      {{- with $keda.authenticationRef }}
      authenticationRef:
        name: {{ . }}
      {{- end }}
    {{- end }}
    {{- end }}
---
{{- end }}
{{- end }}

{{- define "common.scaling" -}}
{{ include "common.keda" . }}
{{- if .Values.autoscaling.enabled }}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  scaleTargetRef:
    {{- include "common.scaleTarget" . | nindent 4 }}
  minReplicas: {{ .Values.autoscaling.minReplicas }}
  maxReplicas: {{ .Values.autoscaling.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target:
          type: Utilization
          averageUtilization: {{ .Values.autoscaling.targetCpu }}
  behavior:
    scaleDown:
      # Removes one pod a minute, so that connections move gradually and a short idle time has no effect.
      stabilizationWindowSeconds: 300
      policies:
        - type: Pods
          value: 1
          periodSeconds: 60
{{- end }}
{{- if or (include "common.scaled" .) (gt (int .Values.replicaCount) 1) }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "common.selectorLabels" . | nindent 6 }}
{{- end }}
{{- end }}
