/**
 * Sends the queries of all dashboards to a Prometheus, as Grafana does: node deploy/observability/query-dashboards.mjs
 * http://127.0.0.1:9090. Prints the panels without data, and exits with 1 if a query is rejected.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'dashboards');

/** The queries of a dashboard, with the variables of Grafana replaced by values of a short interval. */
export function queriesOf({ title, panels }) {
  return panels.flatMap((panel) =>
    panel.targets.map(({ expr }) => ({
      panel: `${title}: ${panel.title}`,
      query: expr.replaceAll('$__rate_interval', '1m'),
    })),
  );
}

/** `error` is the message of Prometheus; `isEmpty` is true if the query has no series. */
export async function send(prometheus, query) {
  const url = `${prometheus}/api/v1/query?${new URLSearchParams({ query })}`;
  const body = await (await fetch(url)).json();
  return body.status === 'success' ? { isEmpty: body.data.result.length === 0 } : { error: body.error };
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

async function main(prometheus) {
  const dashboards = readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const queries = dashboards.flatMap(queriesOf);
  const results = await Promise.all(queries.map(async (one) => ({ ...one, ...(await send(prometheus, one.query)) })));
  const rejected = results.filter(({ error }) => error !== undefined);
  const empty = results.filter(({ isEmpty }) => isEmpty);
  for (const { panel, query, error } of rejected) print(`${panel}: ${error}\n  ${query}`);
  for (const { panel, query } of empty) print(`${panel}: no data\n  ${query}`);
  print(`${results.length} queries: ${rejected.length} rejected, ${empty.length} without data`);
  process.exitCode = rejected.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) await main(process.argv[2] ?? 'http://127.0.0.1:9090');
