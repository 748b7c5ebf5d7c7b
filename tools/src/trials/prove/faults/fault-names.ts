import { type LinkFault, linkFaults } from '../../../dev/links/link';

/**
 * `kill`: SIGKILL of a service. `pause`: SIGSTOP of a service. `servers`: SIGKILL of a database or the broker.
 * `pause-servers`: SIGSTOP of one. `disk`: a full disk of a server or of the files, which requires `--small-disks`.
 * `restart`: a rolling restart of a service with several replicas. `upgrade`: a rolling upgrade of one to the other of two
 * versions. The others disturb the link between two processes.
 */
export const FAULT_NAMES = [
  'kill',
  'pause',
  'servers',
  'pause-servers',
  'disk',
  'restart',
  'upgrade',
  ...linkFaults,
] as const;
export type FaultName = (typeof FAULT_NAMES)[number];

export function isFaultName(name: string): name is FaultName {
  return (FAULT_NAMES as readonly string[]).includes(name);
}

export function isLinkFault(name: FaultName): name is LinkFault {
  return (linkFaults as readonly string[]).includes(name);
}
