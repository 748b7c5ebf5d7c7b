import { createSecureContext, type SecureContext } from 'node:tls';
import type { CertificateFiles, Lifecycle } from '@trackway/runtime';

/** What a connection to a service that speaks TLS is begun with: whom to trust, and what to show. */
export type ServiceCertificates = () => SecureContext;

/** Those of the folder that the settings name, as they are renewed; without one, public authorities are trusted and nothing is shown. */
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
