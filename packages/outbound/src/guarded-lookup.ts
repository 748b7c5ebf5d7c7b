import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { refusedAddress } from './outbound-policy';
import { isPublicAddress } from './public-address';

/** All addresses of a host name. Fails if there is none. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/**
 * DNS lookup for `net.connect`, which connects to the returned address without another lookup, so DNS rebinding has no
 * effect. The name is refused if one of its addresses is not public.
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
