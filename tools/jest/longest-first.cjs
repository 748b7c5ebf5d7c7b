const { existsSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const ROOT = join(__dirname, '..', '..');
const DURATIONS = join(__dirname, 'durations.json');
/** Duration of a new file. */
const DEFAULT_SECONDS = 5;
const seconds = existsSync(DURATIONS) ? JSON.parse(readFileSync(DURATIONS, 'utf8')) : {};

/** Runs the files first that took longest when durations.json was written, so that none of them runs alone at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => secondsOf(b) - secondsOf(a) || a.path.localeCompare(b.path));
  }

  /** Parts of about equal duration. */
  shard(tests, { shardIndex, shardCount }) {
    const parts = Array.from({ length: shardCount }, () => ({ seconds: 0, tests: [] }));
    for (const test of this.sort(tests)) {
      const shortest = parts.reduce((least, part) => (part.seconds < least.seconds ? part : least));
      shortest.tests.push(test);
      shortest.seconds += secondsOf(test);
    }
    return parts[shardIndex - 1].tests;
  }
};

function secondsOf({ path }) {
  return seconds[relative(ROOT, path)] ?? DEFAULT_SECONDS;
}
