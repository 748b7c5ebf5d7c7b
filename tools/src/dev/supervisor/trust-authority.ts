import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { StartFailure } from '../../process/start-failure';

/**
 * True if TLS_FOLDER is set, which services get as well. This process then trusts
 * their authority, because it checks their readiness over HTTPS.
 * @throws StartFailure if the folder contains no authority.
 */
export function trustAuthority(env: NodeJS.ProcessEnv): boolean {
  const folder = env['TLS_FOLDER'];
  if (!folder) return false;
  setDefaultCACertificates([...getCACertificates('default'), readAuthority(join(folder, 'ca.crt'))]);
  return true;
}

function readAuthority(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartFailure(`TLS_FOLDER has no authority: ${error instanceof Error ? error.message : error}`);
  }
}
