const { existsSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const ROOT = join(__dirname, '..', '..');
const DURATIONS = join(__dirname, 'durations.json');

/** Runs the files first that took longest when durations.json was written, so that none of them runs alone at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const seconds = existsSync(DURATIONS) ? JSON.parse(readFileSync(DURATIONS, 'utf8')) : {};
    const of = ({ path }) => seconds[relative(ROOT, path)] ?? 0;
    return [...tests].sort((a, b) => of(b) - of(a) || a.path.localeCompare(b.path));
  }
};
