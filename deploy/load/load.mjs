// A k6 script: k6 run --env PROFILE=smoke --env TOKEN=… --env BASE_URL=https://… deploy/load/load.mjs
import http from 'k6/http';
import { journey } from './journey.mjs';
import { profileOf } from './profiles.mjs';
import { page, table } from './report.mjs';

const name = __ENV.PROFILE || 'smoke';
const { options: chosen, acceptsRejections } = profileOf(name);

// Metrics of each request name appear in the summary only with a threshold, which is always met here.
const NAMES = [
  'create a project',
  'read a project',
  'change a project',
  'find a project by name',
  'list projects',
  'delete a project',
];
const byName = Object.fromEntries(NAMES.map((request) => [`http_req_duration{name:${request}}`, ['max>=0']]));

export const options = {
  ...chosen,
  thresholds: { ...byName, ...chosen.thresholds },
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};

if (acceptsRejections) http.setResponseCallback(http.expectedStatuses({ min: 200, max: 399 }, 429, 503));

/** The function that scenarios name in `exec`. */
export function run() {
  journey(acceptsRejections);
}

export function handleSummary(data) {
  const folder = __ENV.REPORT_FOLDER || '.';
  return {
    stdout: table(name, data),
    [`${folder}/load-${name}.html`]: page(name, data),
    [`${folder}/load-${name}.json`]: JSON.stringify(data, undefined, 2),
  };
}
