import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import type { TokenClaims } from './create-token';
import { DEMO_FRAME_ID, DEMO_USER } from './demo';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const OPTIONS = {
  frame: { type: 'string', default: DEMO_FRAME_ID },
  user: { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  scope: { type: 'string', default: '*' },
  ttl: { type: 'string', default: '3600' },
} as const;

const USAGE =
  'npm run token -- [--frame new|UUID] [--user UUID] [--name NAME] [--email EMAIL] [--scope "projects:read forms:read"] [--ttl SECONDS]';

/** Parses the arguments of `npm run token`. Other users get a name and an e-mail derived from the id. */
export function parseTokenArguments(args: readonly string[]): TokenClaims {
  const values = parse(args);
  const userId = values.user ?? DEMO_USER.id;
  const person = userId === DEMO_USER.id ? DEMO_USER : { name: `User ${userId}`, email: `${userId}@example.org` };
  const ttlSeconds = Number(values.ttl);
  // A negative value creates an expired token, for experiments.
  if (!Number.isInteger(ttlSeconds)) throw new StartFailure(`--ttl ${values.ttl}: must be a whole number of seconds.`);
  return {
    frameId: values.frame === 'new' ? randomUUID() : uuid('--frame', values.frame),
    userId: uuid('--user', userId),
    name: values.name ?? person.name,
    email: values.email ?? person.email,
    scope: values.scope,
    ttlSeconds,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : error}\nUsage: ${USAGE}`);
  }
}

function uuid(option: string, value: string): string {
  if (UUID.test(value)) return value.toLowerCase();
  throw new StartFailure(`${option} ${value}: must be a UUID. Usage: ${USAGE}`);
}
