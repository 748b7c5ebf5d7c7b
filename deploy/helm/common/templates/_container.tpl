{{/* Parts that the pods of a service and of its commands have in common. Commands do not use the files of the service. */}}
{{- define "common.environment" -}}
{{- include "common.settings" . | trim | nindent 0 }}
{{- include "common.secretSettings" .Values.secrets | trim | nindent 0 }}
{{- if include "common.tls" . }}
- name: TLS_FOLDER
  value: /etc/trackway/tls
{{- end }}
{{- if include "common.httpsPort" . }}
- name: HTTPS_PORT
  value: "8443"
{{- end }}
{{- if .Values.global.identity.enabled }}
- name: IDENTITY_FOLDER
  value: /etc/trackway/identity
{{- end }}
{{- include "common.list" .Values.extraEnv | nindent 0 }}
{{- end }}

{{- define "common.volumeMounts" -}}
- name: temporary
  mountPath: /tmp
{{- if include "common.tls" . }}
- name: tls
  mountPath: /etc/trackway/tls
  readOnly: true
{{- end }}
{{- if .Values.global.identity.enabled }}
- name: identity
  mountPath: /etc/trackway/identity
  readOnly: true
{{- end }}
{{- include "common.list" .Values.extraVolumeMounts | nindent 0 }}
{{- end }}

{{- define "common.volumes" -}}
- name: temporary
  emptyDir:
    sizeLimit: {{ .Values.temporarySize }}
{{- if include "common.tls" . }}
- name: tls
  secret:
    secretName: {{ include "common.tlsSecret" . }}
    defaultMode: 0440
{{- end }}
{{- if .Values.global.identity.enabled }}
- name: identity
  projected:
    defaultMode: 0440
    sources:
      - secret:
          name: {{ include "common.fullname" . }}-identity
          # Without it, the service signs with INTERNAL_KEYS, for the migration of an installation.
          optional: true
      - configMap:
          name: trackway-identity
{{- end }}
{{- include "common.list" .Values.extraVolumes | nindent 0 }}
{{- end }}

{{/* Further items of a list, or nothing. */}}
{{- define "common.list" -}}
{{- with . }}{{ toYaml . }}{{ end }}
{{- end }}
