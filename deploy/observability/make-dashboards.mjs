/**
 * Writes the Grafana dashboards: node deploy/observability/make-dashboards.mjs. A panel has a title, a unit and
 * Prometheus queries by legend. A test compares the written files.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboards } from './panels.mjs';

/** The variable `source` of the dashboards. */
const SOURCE = { type: 'prometheus', uid: '$source' };
const PER_ROW = 3;
const [WIDTH, HEIGHT] = [24 / PER_ROW, 8];

function panel([title, unit, questions], index) {
  return {
    id: index + 1,
    type: 'timeseries',
    title,
    datasource: SOURCE,
    gridPos: { w: WIDTH, h: HEIGHT, x: (index % PER_ROW) * WIDTH, y: Math.floor(index / PER_ROW) * HEIGHT },
    fieldConfig: { defaults: { unit, min: 0, custom: { fillOpacity: 10, showPoints: 'never' } }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: Object.entries(questions).map(([legendFormat, expr], letter) => ({
      refId: String.fromCharCode(65 + letter),
      datasource: SOURCE,
      expr,
      legendFormat,
      // Links slow requests to their traces, if traces are recorded.
      ...(expr.startsWith('histogram_quantile') ? { exemplar: true } : {}),
    })),
  };
}

/** Returns a dashboard by name, in the import format of Grafana. */
export function dashboard(name) {
  const { title, panels } = dashboards[name];
  return {
    uid: `trackway-${name}`,
    title: `Trackway: ${title}`,
    tags: ['trackway'],
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-3h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Source', type: 'datasource', query: 'prometheus' }] },
    panels: panels.map(panel),
  };
}

if (process.argv[1] === import.meta.filename) {
  for (const name of Object.keys(dashboards)) {
    writeFileSync(
      join(import.meta.dirname, 'dashboards', `${name}.json`),
      `${JSON.stringify(dashboard(name), undefined, 2)}\n`,
    );
  }
}
