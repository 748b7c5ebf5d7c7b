import { createSecureContext, getCACertificates, type SecureContext, type SecureContextOptions } from 'node:tls';
import type { CertificateFiles, Lifecycle } from '@trackway/runtime';

/** TLS context for a new connection to a service: trusted authorities and client certificate. */
export type ServiceCertificates = () => SecureContext;

/**
 * Returns the certificates of the configured folder, including renewals. Without a folder, public authorities are
 * trusted and no client certificate is sent.
 */
export function serviceCertificates(files: CertificateFiles | undefined, lifecycle: Lifecycle): ServiceCertificates {
  return currentContext(files, lifecycle, (latest) => latest);
}

/**
 * As `serviceCertificates`, for gateways of other cells, which can be in another cluster: public authorities and those of
 * NODE_EXTRA_CA_CERTS are trusted in addition to the authority of the folder.
 */
export function cellCertificates(files: CertificateFiles | undefined, lifecycle: Lifecycle): ServiceCertificates {
  return currentContext(files, lifecycle, (latest) => ({
    ...latest,
    ca: [...getCACertificates('default'), latest.ca],
  }));
}

function currentContext(
  files: CertificateFiles | undefined,
  lifecycle: Lifecycle,
  optionsOf: (latest: CertificateFiles['latest']) => SecureContextOptions,
): ServiceCertificates {
  if (!files) {
    const context = createSecureContext();
    return () => context;
  }
  let context = createSecureContext(optionsOf(files.latest));
  const stop = files.onRenewed((renewed) => {
    context = createSecureContext(optionsOf(renewed));
  });
  lifecycle.own('certificates', stop, (end) => end());
  return () => context;
}
