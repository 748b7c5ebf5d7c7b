import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js';
import type { Logger } from '@trackway/runtime';
import { CertificateFiles } from './certificate-files';

/** What servers and channels between services prove themselves by: both sides the same way, and nobody else comes in. */
export interface GrpcTls {
  readonly server: ServerCredentials;
  readonly channel: ChannelCredentials;
}

/** In the open: within a trusted network, or where a mesh encrypts. Identities are signed all the same. */
export const IN_THE_OPEN: GrpcTls = {
  server: ServerCredentials.createInsecure(),
  channel: credentials.createInsecure(),
};

/**
 * TLS with certificates on both sides, out of a folder (see CertificateFiles); without one, in the open.
 * @throws Error where the folder has no certificates that can be used.
 */
export function grpcTls(folder: string | undefined, logger: Logger, lookMs?: number): GrpcTls {
  if (!folder) return IN_THE_OPEN;
  const files = new CertificateFiles(folder, logger, lookMs);
  return {
    server: experimental.createCertificateProviderServerCredentials(files, files, true),
    channel: experimental.createCertificateProviderChannelCredentials(files, files),
  };
}
