import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

export interface Cidr {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** Parses an address range such as 10.0.0.0/8 or fd00::/8. A single address is a range of one. */
export const cidr = z.string().transform((text, context): Cidr => {
  const [address = '', prefixText, ...rest] = text.split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  const prefix = prefixText === undefined ? longest : Number(prefixText);
  if (
    version === 0 ||
    rest.length > 0 ||
    prefixText === '' ||
    !(prefix >= 0 && prefix <= longest && prefix % 1 === 0)
  ) {
    context.addIssue('must be address ranges such as 10.0.0.0/8');
    return z.NEVER;
  }
  return { address, prefix, family: version === 6 ? 'ipv6' : 'ipv4' };
});

/** Returns a function that tests whether an address is in one of `ranges`. */
export function rangeCheck(ranges: readonly Cidr[]): (address: string) => boolean {
  if (ranges.length === 0) return () => false;
  const list = new BlockList();
  for (const { address, prefix, family } of ranges) list.addSubnet(address, prefix, family);
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}
