const { existsSync, readFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const ROOT = join(__dirname, '..', '..');
const DURATIONS = join(__dirname, 'durations.json');
/** Duration of a new file. */
const DEFAULT_SECONDS = 2;
const seconds = existsSync(DURATIONS) ? JSON.parse(readFileSync(DURATIONS, 'utf8')) : {};

/** The system of each part after the first one must start. */
const START_SECONDS = 20;

/** Files that take longer run first, so that none of them runs alone at the end. */
const LONG_SECONDS = 10;

/**
 * Orders files by durations.json. Shorter files of the same folder follow each other, because a worker has only one
 * shared service at a time.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort(
      (a, b) =>
        Number(isLong(b)) - Number(isLong(a)) ||
        (isLong(a) ? 0 : dirname(a.path).localeCompare(dirname(b.path))) ||
        secondsOf(b) - secondsOf(a) ||
        a.path.localeCompare(b.path),
    );
  }

  /** Parts that end at about the same time. */
  shard(tests, { shardIndex, shardCount }) {
    const parts = Array.from({ length: shardCount }, (_, n) => ({ seconds: n === 0 ? 0 : START_SECONDS, tests: [] }));
    for (const test of [...tests].sort((a, b) => secondsOf(b) - secondsOf(a) || a.path.localeCompare(b.path))) {
      const shortest = parts.reduce((least, part) => (part.seconds < least.seconds ? part : least));
      shortest.tests.push(test);
      shortest.seconds += secondsOf(test);
    }
    return parts[shardIndex - 1].tests;
  }
};

function isLong(test) {
  return secondsOf(test) >= LONG_SECONDS;
}

function secondsOf({ path }) {
  return seconds[relative(ROOT, path)] ?? DEFAULT_SECONDS;
}
