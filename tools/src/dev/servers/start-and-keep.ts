import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { ManagedProcess } from '../../process/managed-process';
import { StartFailure } from '../../process/start-failure';

/** A busy host needs minutes. A program that fails to start ends earlier, so the limit applies to those that hang. */
const TIMEOUT_MS = 180_000;
const PAUSE_MS = 50;

type Waiting = { name: string; ask: () => Promise<unknown>; stopping: AbortSignal | undefined };

/** Starts the server, waits until it responds, and restarts it when it exits. A server that does not respond is stopped. */
export async function startAndKeep(server: ManagedProcess, waiting: Waiting): Promise<void> {
  server.start();
  try {
    await untilReady(server, waiting);
    server.keep();
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function untilReady(server: ManagedProcess, { name, ask, stopping }: Waiting): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    stopping?.throwIfAborted();
    try {
      await ask();
      return;
    } catch (error) {
      const answer = error instanceof Error ? error.message : String(error);
      if (server.pid === undefined) throw failure(name, server, 'ended while it was starting');
      if (Date.now() > deadline) throw failure(name, server, `didn't answer in ${TIMEOUT_MS / 1000} s (${answer})`);
      await wait(PAUSE_MS);
    }
  }
}

function failure(name: string, { logFile }: ManagedProcess, what: string): StartFailure {
  const end = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
  return new StartFailure(`${name} ${what}. ${adviceFor(end)} Its log is ${logFile} and ends with:\n${end}`);
}

/** Advice for known errors of the programs. */
export function adviceFor(log: string): string {
  if (/No space left on device/i.test(log)) return 'The disk is full: make room and start again.';
  if (/Address (already )?in use|could not bind/i.test(log)) return 'Another program took its port: start again.';
  if (/Cannot allocate memory|OutOfMemory|insufficient memory/i.test(log)) {
    return 'There is too little memory: end something and start again.';
  }
  return 'Start again; if it stays so, `npm run reset` begins with empty data.';
}
