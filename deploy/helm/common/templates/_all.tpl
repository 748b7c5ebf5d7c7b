{{/* All objects of a service. Disabled ones are empty. */}}
{{- define "common.all" -}}
{{ include "common.deployment" . }}
---
{{ include "common.services" . }}
---
{{ include "common.canary" . }}
{{ include "common.scaling" . }}
---
{{ include "common.networkPolicies" . }}
---
{{ include "common.storage" . }}
---
{{ include "common.externalSecrets" . }}
{{ include "common.monitoring" . }}
---
{{ include "common.certificate" . }}
---
{{ include "common.backup" . }}
{{- include "common.commands" . }}
{{- if .Values.migrations }}
---
{{ include "common.migrations" . }}
{{- end }}
---
{{ include "common.test" . }}
{{- end }}
