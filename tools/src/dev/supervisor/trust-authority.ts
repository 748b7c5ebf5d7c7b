import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { StartFailure } from '../../process/start-failure';

/**
 * Whether services have certificates, which TLS_FOLDER names and passes on to them. Where they have, this process believes
 * their authority from then on, because it asks them over HTTPS whether they are ready.
 * @throws StartFailure where there is a folder and no authority in it.
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
