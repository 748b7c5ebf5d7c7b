import { X509Certificate } from 'node:crypto';
import type { Registry } from 'prom-client';
import { observableGauges } from '../observable-gauges';
import type { CertificateFiles } from './certificate-files';

const MILLISECONDS = 1_000;

/** Exports when the certificate in use expires. Without certificates, the gauge has no value. */
export function measureCertificates(
  registry: Registry,
  certificates: Pick<CertificateFiles, 'latest'> | undefined,
): void {
  const gauges = {
    tls_certificate_expiry_timestamp_seconds: 'Unix time at which the certificate of this process expires',
  };
  observableGauges(registry, gauges, async () => {
    if (certificates === undefined) return [];
    const { validTo } = new X509Certificate(certificates.latest.cert);
    return [{ values: { tls_certificate_expiry_timestamp_seconds: Date.parse(validTo) / MILLISECONDS } }];
  });
}
