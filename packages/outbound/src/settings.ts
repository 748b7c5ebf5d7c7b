import { settings } from '@trackway/runtime';

/** Spread into the schema of a service that calls what users name. */
export const outboundSettings = {
  OUTBOUND_ALLOWED_HOSTS: settings.list
    .default([])
    .describe('Hosts (host, host:port, or * for all) that may be called though they are not on the public internet'),
};
