import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js';
import type { CertificateFiles } from '@trackway/runtime';
import { GrpcCertificates } from './grpc-certificates';

/** Credentials of servers and channels between services. Both sides authenticate each other. */
export interface GrpcTls {
  readonly server: ServerCredentials;
  readonly channel: ChannelCredentials;
}

/** Without encryption, for a trusted network or a service mesh. Identities are signed in any case. */
export const INSECURE: GrpcTls = {
  server: ServerCredentials.createInsecure(),
  channel: credentials.createInsecure(),
};

/** Mutual TLS, or insecure credentials without certificate files. */
export function grpcTls(files: CertificateFiles | undefined): GrpcTls {
  if (!files) return INSECURE;
  const certificates = new GrpcCertificates(files);
  return {
    server: experimental.createCertificateProviderServerCredentials(certificates, certificates, true),
    channel: experimental.createCertificateProviderChannelCredentials(certificates, certificates),
  };
}
