{{/* `helm test`: calls /readyz of the service through its Service. */}}
{{- define "common.test" -}}
apiVersion: v1
kind: Pod
metadata:
  name: {{ include "common.fullname" . }}-test
  labels:
    {{- include "common.labels" (list . "test") | nindent 4 }}
  annotations:
    helm.sh/hook: test
    helm.sh/hook-delete-policy: before-hook-creation
spec:
  restartPolicy: Never
  {{- include "common.podSecurity" . | nindent 2 }}
  {{- include "common.placement" . | nindent 2 }}
  containers:
    - name: test
      {{- include "common.containerSecurity" . | nindent 6 }}
      command:
        - node
        - --input-type=module
        - -e
        - |
          let response;
          // Network policies take a moment to permit a new pod.
          for (let attempt = 1; !response; attempt += 1) {
            response = await fetch('{{ include "common.ownScheme" . }}://{{ include "common.fullname" . }}:{{ if .Values.grpc }}8080{{ else }}9091{{ end }}/readyz').catch(async (error) => {
              if (attempt === 40) throw error;
              await new Promise((resolve) => setTimeout(resolve, 500));
            });
          }
          process.stdout.write(`${response.status} ${await response.text()}\n`);
          process.exitCode = response.ok ? 0 : 1;
      {{- if include "common.servesTls" . }}
      env:
        - name: NODE_EXTRA_CA_CERTS
          value: /etc/trackway/tls/ca.crt
      volumeMounts:
        - name: tls
          mountPath: /etc/trackway/tls
          readOnly: true
      {{- end }}
      resources:
        requests:
          cpu: 50m
          memory: 64Mi
        limits:
          memory: 128Mi
  {{- if include "common.servesTls" . }}
  volumes:
    - name: tls
      secret:
        secretName: {{ include "common.tlsSecret" . }}
        items: [{ key: ca.crt, path: ca.crt }]
  {{- end }}
{{- end }}
