{{/* Fails if values contradict each other. */}}
{{- define "common.checkValues" -}}
{{- $grace := div (int (.Values.config.SHUTDOWN_GRACE_MS | default 10000)) 1000 }}
{{- $needed := add $grace .Values.preStopSeconds 2 }}
{{- if lt (int .Values.terminationGracePeriodSeconds) (int $needed) }}
{{- fail (printf "%s: terminationGracePeriodSeconds must be %d or more: preStopSeconds, SHUTDOWN_GRACE_MS and 2 seconds to spare" .Chart.Name $needed) }}
{{- end }}
{{- if and (include "common.filesOfOneNode" .) (or (include "common.scaled" .) (gt (int .Values.replicaCount) 1)) }}
{{- fail (printf "%s: more than one replica needs storage.accessMode ReadWriteMany or a bucket as STORAGE_URL, because replicas share their files" .Chart.Name) }}
{{- end }}
{{- $ports := list }}
{{- range .Values.networkPolicy.servers }}{{ range .ports }}{{ $ports = append $ports (toString .) }}{{ end }}{{ end }}
{{- range splitList "," (.Values.config.OUTBOUND_ALLOWED_HOSTS | default "") }}
{{- $port := regexFind ":[0-9]+$" (trim .) | trimPrefix ":" }}
{{- if and $port $.Values.networkPolicy.enabled (not (has $port $ports)) }}
{{- fail (printf "%s: networkPolicy.servers must allow port %s, which config.OUTBOUND_ALLOWED_HOSTS names" $.Chart.Name $port) }}
{{- end }}
{{- end }}
{{- $readers := .Values.networkPolicy.metricsFrom }}
{{- if .Values.grpc }}{{ $readers = concat $readers .Values.networkPolicy.httpFromPeers }}{{ end }}
{{- if and .Values.serviceMonitor.enabled .Values.networkPolicy.enabled (not $readers) }}
{{- fail (printf "%s: serviceMonitor needs networkPolicy.metricsFrom, the peers of Prometheus; otherwise the policy denies its requests" .Chart.Name) }}
{{- end }}
{{- end }}

{{/* True if files are on a volume and not in a bucket. */}}
{{- define "common.volume" -}}
{{- if and .Values.storage (not (hasPrefix "s3:" (.Values.config.STORAGE_URL | default ""))) }}true{{ end }}
{{- end }}

{{/* True if the files are on a volume that only one node can mount. */}}
{{- define "common.filesOfOneNode" -}}
{{- if include "common.volume" . }}{{ if ne .Values.storage.accessMode "ReadWriteMany" }}true{{ end }}{{ end }}
{{- end }}

{{- define "common.deployment" -}}
{{- include "common.checkValues" . -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  {{- if not (or .Values.canary.enabled (include "common.scaled" .)) }}
  replicas: {{ .Values.replicaCount }}
  {{- end }}
  revisionHistoryLimit: 5
  strategy:
    {{- if .Values.strategy }}
    {{- toYaml .Values.strategy | nindent 4 }}
    {{- else if include "common.filesOfOneNode" . }}
    type: Recreate
    {{- else }}
    type: RollingUpdate
    rollingUpdate:
      maxUnavailable: 0
      maxSurge: 1
    {{- end }}
  selector:
    matchLabels:
      {{- include "common.selectorLabels" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- /* Labels of the chart have precedence. */}}
        {{- merge (fromYaml (include "common.labels" (list . ""))) .Values.podLabels | toYaml | nindent 8 }}
      {{- with .Values.podAnnotations }}
      annotations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
    spec:
      serviceAccountName: {{ include "common.fullname" . }}
      {{- include "common.podSecurity" . | nindent 6 }}
      terminationGracePeriodSeconds: {{ .Values.terminationGracePeriodSeconds }}
      {{- with .Values.priorityClassName }}
      priorityClassName: {{ . }}
      {{- end }}
      {{- include "common.placement" . | nindent 6 }}
      {{- with .Values.affinity }}
      affinity:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      topologySpreadConstraints:
        {{- range $key, $when := .Values.spread }}
        - topologyKey: {{ $key }}
          maxSkew: 1
          whenUnsatisfiable: {{ $when }}
          labelSelector:
            matchLabels:
              {{- include "common.selectorLabels" $ | nindent 14 }}
        {{- end }}
      containers:
        - name: {{ .Chart.Name }}
          {{- include "common.containerSecurity" . | nindent 10 }}
          env:
            {{- include "common.environment" . | trim | nindent 12 }}
          ports:
            - name: http
              containerPort: 8080
            {{- if include "common.httpsPort" . }}
            - name: https
              containerPort: 8443
            {{- end }}
            {{- if .Values.grpc }}
            - name: grpc
              containerPort: 9090
            {{- else }}
            - name: operations
              containerPort: 9091
            {{- end }}
          startupProbe:
            {{- include "common.probe" (list . .Values.probes.startup) | nindent 12 }}
          livenessProbe:
            {{- include "common.probe" (list . .Values.probes.liveness) | nindent 12 }}
          readinessProbe:
            {{- include "common.probe" (list . .Values.probes.readiness) | nindent 12 }}
          lifecycle:
            preStop:
              # By then proxies and clients have stopped using this pod.
              sleep:
                seconds: {{ .Values.preStopSeconds }}
          resources:
            {{- include "common.resources" . | nindent 12 }}
          volumeMounts:
            {{- include "common.volumeMounts" . | trim | nindent 12 }}
            {{- if include "common.volume" . }}
            - name: files
              mountPath: /var/lib/trackway
            {{- end }}
      volumes:
        {{- include "common.volumes" . | trim | nindent 8 }}
        {{- if include "common.volume" . }}
        - name: files
          persistentVolumeClaim:
            claimName: {{ .Values.storage.existingClaim | default (include "common.fullname" .) }}
        {{- end }}
{{- end }}
