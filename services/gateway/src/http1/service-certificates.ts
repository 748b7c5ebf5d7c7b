import { createSecureContext, type SecureContext } from 'node:tls';
import type { CertificateFiles, Lifecycle } from '@trackway/runtime';

/** TLS context for a new connection to a service: trusted authorities and client certificate. */
export type ServiceCertificates = () => SecureContext;

/**
 * Returns the certificates of the configured folder, including renewals. Without a folder, public authorities are
 * trusted and no client certificate is sent.
 */
export function serviceCertificates(files: CertificateFiles | undefined, lifecycle: Lifecycle): ServiceCertificates {
  let latest = createSecureContext({ ...files?.latest });
  if (files) {
    const stop = files.onRenewed((renewed) => {
      latest = createSecureContext({ ...renewed });
    });
    lifecycle.own('certificates', stop, (end) => end());
  }
  return () => latest;
}
