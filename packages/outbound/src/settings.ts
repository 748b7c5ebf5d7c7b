import { settings } from '@trackway/runtime';

/** Settings of a service that calls URLs of users. */
export const outboundSettings = {
  OUTBOUND_ALLOWED_HOSTS: settings.list
    .default([])
    .describe('Hosts (host, host:port, or * for all) that may be called though they are not on the public internet'),
};
