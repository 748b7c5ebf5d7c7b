/**
 * `kill`: SIGKILL of a service. `pause`: SIGSTOP of a service. `servers`: SIGKILL of a database or the broker.
 * `pause-servers`: SIGSTOP of one.
 */
export const FAULT_NAMES = ['kill', 'pause', 'servers', 'pause-servers'] as const;
export type FaultName = (typeof FAULT_NAMES)[number];

export function isFaultName(name: string): name is FaultName {
  return (FAULT_NAMES as readonly string[]).includes(name);
}
