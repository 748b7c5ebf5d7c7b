#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { commands } from './commands';
import { credentialStore } from './credentials';
import { run } from './run';

const stopping = new AbortController();
process.once('SIGINT', () => {
  stopping.abort(new Error('Stopped.'));
  process.exitCode = 130;
});
// The reader of the output may close it early, as `head` does.
process.stdout.on('error', () => process.exit(0));

void run(process.argv.slice(2), {
  commands,
  terminal: {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (said) => void process.stderr.write(said),
    isWatched: process.stderr.isTTY === true && !process.env['CI'],
    readInput: () => text(process.stdin),
  },
  credentials: credentialStore(process.env),
  signal: stopping.signal,
}).then((code) => {
  process.exitCode ??= code;
});
