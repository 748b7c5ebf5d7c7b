import { open } from 'node:fs/promises';
import {
  AUDIT_LOG_START,
  type AuditLine,
  type AuditPosition,
  type TrackwayClient,
  verifyAuditLog,
} from '@trackway/client';
import { Command } from 'commander';
import { connect } from '../connect';
import type { Context } from '../context';
import { isItem } from '../output/columns';
import { Rejected } from '../rejected';
import { UsageError } from '../usage-error';

interface VerifyOptions {
  readonly file?: string;
  readonly after?: string;
  readonly json?: boolean;
}

const PER_PAGE = 100;

const REASONS = {
  changed: 'It does not match its hash.',
  missing: 'It was removed.',
  unlinked: 'It does not follow the entry before it.',
} as const;

export function verifyLog(context: Context): Command {
  const { terminal, signal } = context;
  const command = new Command('verify')
    .description('Recompute the hashes of the audit log, of the API or of an exported file')
    .option('--file <path>', 'entries as JSON, one per line, in the order of their sequence numbers')
    .option('--after <position>', 'start after this entry: <sequence>:<hash>, such as of an earlier verification')
    .option('--json', 'print JSON');
  return command.action(async ({ file, after: given, json }: VerifyOptions) => {
    const client = file === undefined ? connect(context, command, { writes: false }).client : undefined;
    const start = given === undefined ? await startOf(client, signal) : positionOf(given);
    const entries = client ? entriesOfApi(client, start.sequence, signal) : entriesOfFile(file ?? '');
    const found = await verifyAuditLog(entries, start);
    const { checked, redacted, last, broken } = found;
    if (json) terminal.out(JSON.stringify(found));
    else if (!broken) {
      const erased = redacted > 0 ? ` Personal data was erased from ${redacted} of them.` : '';
      terminal.out(`Valid: ${checked} entries up to ${last.sequence}:${last.hash}.${erased}`);
    }
    if (!broken) return;
    terminal.err(
      `Not valid: entry ${broken.sequence}. ${REASONS[broken.reason]} ${checked} entries before it are valid.\n`,
    );
    throw new Rejected();
  });
}

/** The entry before the oldest retained one. */
async function startOf(client: TrackwayClient | undefined, signal: AbortSignal): Promise<AuditPosition> {
  if (!client) return AUDIT_LOG_START;
  const { anchor } = await client.auditLog.verification({ after: Number.MAX_SAFE_INTEGER }, { signal });
  return anchor ?? AUDIT_LOG_START;
}

async function* entriesOfApi(client: TrackwayClient, start: number, signal: AbortSignal): AsyncGenerator<AuditLine> {
  for (let after = start; ; ) {
    const { items } = await client.auditLog.list({ after, perPage: PER_PAGE }, { signal }).page();
    yield* items;
    const last = items.at(-1);
    if (!last) return;
    after = last.sequence;
  }
}

async function* entriesOfFile(path: string): AsyncGenerator<AuditLine> {
  const file = await open(path).catch((error: unknown) => {
    throw new UsageError(`The file ${path} cannot be read: ${String(error)}`);
  });
  let number = 0;
  // Ending the iteration closes the file.
  for await (const line of file.readLines()) {
    number += 1;
    // A byte order mark counts as white space.
    const text = line.trim();
    if (text !== '') yield entryOf(text, number);
  }
}

function entryOf(line: string, number: number): AuditLine {
  try {
    const entry: AuditLine = JSON.parse(line);
    if (isItem(entry)) return entry;
  } catch {
    // The error is the same as for other values.
  }
  throw new UsageError(`Line ${number} of the file is not an entry of the audit log as JSON.`);
}

function positionOf(text: string): AuditPosition {
  const [, sequence, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (sequence === undefined || hash === undefined) {
    throw new UsageError(`--after must be <sequence>:<hash>, not "${text}".`);
  }
  return { sequence: Number(sequence), hash };
}
