import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { refusedAddress } from './outbound-policy';
import { isPublicAddress } from './public-address';

/** All addresses of a name, as `dns.promises.lookup(name, { all: true })` gives them. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/**
 * Looks names up for `net.connect`, which connects to what this gives and asks nobody again: a name that changes its
 * address in between gains nothing. One address that is not public refuses the name.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => !isPublicAddress(address))) return callback(refusedAddress(), []);
        if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}
