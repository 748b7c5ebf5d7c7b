/** Resolves `replicas.test` to the addresses in REPLICA_ADDRESSES, or to one of them in turn if TAKE_TURNS is set. */
const dns = require('node:dns');

const addresses = process.env.REPLICA_ADDRESSES.split(',').map((address) => ({ address, family: 4 }));
const { lookup } = dns;
let turn = 0;

function current() {
  turn += 1;
  return process.env.TAKE_TURNS ? [addresses[turn % addresses.length]] : addresses;
}

dns.lookup = (hostname, options, callback) => {
  if (hostname !== 'replicas.test') return lookup(hostname, options, callback);
  const found = current();
  return process.nextTick(() => (options.all ? callback(null, found) : callback(null, found[0].address, 4)));
};
const resolve = dns.promises.lookup;
dns.promises.lookup = async (hostname, options) =>
  hostname === 'replicas.test' ? current() : resolve(hostname, options);
