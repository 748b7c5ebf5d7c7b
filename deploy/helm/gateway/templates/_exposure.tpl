{{/* Exposes the gateway with the Gateway API or an Ingress. Without either it is reachable only within the cluster. */}}
{{- define "gateway.exposure" -}}
{{- if and .Values.httpRoute.enabled .Values.ingress.enabled }}
{{- fail "gateway: enable httpRoute or ingress, not both" }}
{{- end }}
{{- if eq (empty .Values.secrets.TOKEN_SECRET) (empty .Values.config.TOKEN_JWKS_URL) }}
{{- fail "gateway: set either secrets.TOKEN_SECRET or config.TOKEN_JWKS_URL, and the other to null" }}
{{- end }}
{{- if and .Values.backendTls.enabled (not .Values.httpRoute.enabled) }}
{{- fail "gateway: backendTls needs httpRoute, because an Ingress has no standard for it" }}
{{- end }}
{{- if and .Values.backendTls.enabled (not .Values.global.tls.enabled) }}
{{- fail "gateway: backendTls needs global.tls, which provides the certificate" }}
{{- end }}
{{- if .Values.backendTls.enabled }}
apiVersion: gateway.networking.k8s.io/v1
kind: BackendTLSPolicy
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  targetRefs:
    - group: ""
      kind: Service
      name: {{ include "common.fullname" . }}
      sectionName: http
  validation:
    hostname: {{ include "common.fullname" . }}
    caCertificateRefs:
      - group: ""
        kind: ConfigMap
        name: {{ .Values.backendTls.caConfigMap }}
---
{{- end }}
{{- if .Values.httpRoute.enabled }}
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
spec:
  parentRefs:
    {{- required "gateway: httpRoute.parentRefs must name a Gateway" .Values.httpRoute.parentRefs | toYaml | nindent 4 }}
  {{- with .Values.httpRoute.hostnames }}
  hostnames:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  rules:
    - matches:
        {{- range .Values.publicPaths }}
        - path:
            type: PathPrefix
            value: {{ . | trimSuffix "/" | default "/" }}
        {{- end }}
      backendRefs:
        - name: {{ include "common.fullname" . }}
          port: 8080
{{- end }}
{{- if .Values.ingress.enabled }}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: {{ include "common.fullname" . }}
  labels:
    {{- include "common.labels" (list . "") | nindent 4 }}
  {{- with .Values.ingress.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  {{- with .Values.ingress.className }}
  ingressClassName: {{ . }}
  {{- end }}
  {{- with .Values.ingress.tlsSecretName }}
  tls:
    - secretName: {{ . }}
      hosts: [{{ $.Values.ingress.host }}]
  {{- end }}
  rules:
    - host: {{ required "gateway: ingress.host must be set" .Values.ingress.host }}
      http:
        paths:
          {{- range .Values.publicPaths }}
          - path: {{ . | trimSuffix "/" | default "/" }}
            pathType: Prefix
            backend:
              service:
                name: {{ include "common.fullname" $ }}
                port:
                  name: http
          {{- end }}
{{- end }}
{{- end }}
