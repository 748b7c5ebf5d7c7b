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

/** The targets of the file change while Prometheus runs. */
export function podScrapeConfig(targetsFile: string): string {
  return `
  - job_name: trackway
    honor_labels: true
    tls_config: { insecure_skip_verify: true }
    file_sd_configs: [{ files: [${targetsFile}], refresh_interval: 2s }]`;
}
