/** A Service without a selector, which leads to a port of this host. */
export function hostService(name: string, port: number, target: { address: string; port: number }): object[] {
  return [
    { apiVersion: 'v1', kind: 'Service', metadata: { name }, spec: { ports: [{ port }] } },
    {
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      metadata: { name, labels: { 'kubernetes.io/service-name': name } },
      addressType: 'IPv4',
      ports: [{ port: target.port }],
      endpoints: [{ addresses: [target.address] }],
    },
  ];
}

/** Prometheus on this host finds the pods by the API of the cluster. Services respond by HTTPS, the gateway by HTTP. */
export function podScrapeConfig(kubeconfig: string, namespace: string): string {
  return `
  - job_name: trackway
    honor_labels: true
    tls_config: { insecure_skip_verify: true }
    kubernetes_sd_configs:
      - { role: pod, kubeconfig_file: ${kubeconfig}, namespaces: { names: [${namespace}] } }
    relabel_configs:
      - source_labels: [__meta_kubernetes_pod_label_app_kubernetes_io_component, __meta_kubernetes_pod_container_port_name]
        regex: service;(http|operations)
        action: keep
      - source_labels: [__meta_kubernetes_pod_container_name, __meta_kubernetes_pod_container_port_name]
        regex: gateway;http
        action: drop
      - source_labels: [__meta_kubernetes_pod_phase]
        regex: Running
        action: keep
      - { source_labels: [__meta_kubernetes_pod_container_port_name], regex: http, target_label: __scheme__, replacement: https }`;
}
