import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js';
import type { CertificateFiles } from '@trackway/runtime';
import { GrpcCertificates } from './grpc-certificates';

/** What servers and channels between services prove themselves by: both sides the same way, and nobody else comes in. */
export interface GrpcTls {
  readonly server: ServerCredentials;
  readonly channel: ChannelCredentials;
}

/** In the open: within a trusted network, or where a mesh encrypts. Identities are signed all the same. */
export const INSECURE: GrpcTls = {
  server: ServerCredentials.createInsecure(),
  channel: credentials.createInsecure(),
};

/** TLS with certificates on both sides; without any, in the open. */
export function grpcTls(files: CertificateFiles | undefined): GrpcTls {
  if (!files) return INSECURE;
  const certificates = new GrpcCertificates(files);
  return {
    server: experimental.createCertificateProviderServerCredentials(certificates, certificates, true),
    channel: experimental.createCertificateProviderChannelCredentials(certificates, certificates),
  };
}
