import { parseArgs } from 'node:util';

export interface CheckOptions {
  /** Command that starts the connector; undefined if it already runs at `url`. */
  readonly start: string | undefined;
  /** Command that starts the fake provider; undefined if it already runs at `fake`. */
  readonly startFake: string | undefined;
  readonly url: string | undefined;
  readonly fake: string | undefined;
  readonly secret: string | undefined;
  /** Port of the stand-in for Trackway. */
  readonly listen: number;
  readonly deliverPath: string;
  readonly healthPath: string;
  readonly env: ReadonlyMap<string, string>;
  readonly only: readonly string[];
  readonly timeoutMs: number;
  readonly isJson: boolean;
}

export const USAGE = `Checks a connector of Trackway. It plays Trackway: it receives messages of the connector and sends it messages.

  trackway-connector-check --start "node dist/main.js" --start-fake "node dist/fake.js" [--env NAME=VALUE …]
  trackway-connector-check --url http://127.0.0.1:8090 --secret whsec_… --listen 9900 [--fake http://127.0.0.1:8091]

  --start <command>       starts the connector with CHANNEL_URL, CHANNEL_SECRET, PORT, PUBLIC_URL, SPOOL_FOLDER and
                          FIRST_RETRY_MS=100 in its environment; needed for checks that kill it
  --start-fake <command>  starts a fake of the provider with PORT and CONNECTOR_URL
  --env NAME=VALUE        a setting for both; {fake} is the address of the fake, {port:NAME} a free port for each NAME
  --url <address>         a connector that already runs. Set its CHANNEL_URL to http://127.0.0.1:<listen>
  --secret <secret>       its CHANNEL_SECRET
  --listen <port>         where this program plays Trackway
  --fake <address>        a fake that already runs; without a fake, checks that need the provider are skipped
  --deliver-path <path>   where the connector accepts messages (/deliver)
  --health-path <path>    its health page (/healthz)
  --only <text>           only checks whose name contains the text; may be repeated
  --timeout <seconds>     how long to wait for an expected result (15)
  --json                  prints the results as JSON

The exit code is 0 if no check fails, otherwise 1.
`;

/** @throws Error with the reason if the arguments are invalid */
export function readOptions(args: readonly string[]): CheckOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      start: { type: 'string' },
      'start-fake': { type: 'string' },
      url: { type: 'string' },
      fake: { type: 'string' },
      secret: { type: 'string' },
      listen: { type: 'string', default: '0' },
      'deliver-path': { type: 'string', default: '/deliver' },
      'health-path': { type: 'string', default: '/healthz' },
      env: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '15' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  if (!values.start === !values.url) throw new Error('Give either --start or --url.');
  if (values.url && !values.secret) throw new Error('--url needs --secret.');
  const timeout = Number(values.timeout);
  if (!(timeout > 0)) throw new Error('--timeout must be a number of seconds.');
  return {
    start: values.start,
    startFake: values['start-fake'],
    url: values.url?.replace(/\/+$/, ''),
    fake: values.fake?.replace(/\/+$/, ''),
    secret: values.secret,
    listen: Number(values.listen),
    deliverPath: values['deliver-path'],
    healthPath: values['health-path'],
    env: new Map(values.env.map(readAssignment)),
    only: values.only,
    timeoutMs: timeout * 1_000,
    isJson: values.json,
  };
}

function readAssignment(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Error(`--env ${text} must have the form NAME=VALUE.`);
  return [text.slice(0, at), text.slice(at + 1)];
}
