import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses that are not public, by the IANA registries of special-purpose addresses. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** In IPv6, only 2000::/3 is public, except these ranges. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const special = new BlockList();
for (const range of SPECIAL_V4) addRange(range, 'ipv4');
for (const range of SPECIAL_V6) addRange(range, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public. Any other text is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  const embedded = embeddedV4(address);
  if (embedded) return isPublicAddress(embedded);
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** The IPv4 address of a mapped (::ffff:0:0/96) or NAT64 (64:ff9b::/96) address. */
function embeddedV4(address: string): string | undefined {
  const normal = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const tail = /^(?:::ffff|64:ff9b:):(?:([0-9a-f]{1,4}):)?([0-9a-f]{1,4})$/.exec(normal);
  if (!tail) return undefined;
  const [high, low] = [tail[1] ?? '0', tail[2] ?? '0'].map((group) => Number.parseInt(group, 16));
  if (high === undefined || low === undefined) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function addRange(range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', bits] = range.split('/');
  special.addSubnet(network, Number(bits), family);
}
