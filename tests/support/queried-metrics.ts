import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', '..', 'deploy', 'observability');

/** All expressions of recording rules, alerts and dashboards. */
function expressions(): string[] {
  const texts = (folder: string) =>
    readdirSync(join(FOLDER, folder)).map((name) => readFileSync(join(FOLDER, folder, name), 'utf8'));
  const exprs = texts('dashboards').flatMap((text) => [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)]);
  // An expression of a rule ends where the next key of the rule begins.
  const rules = texts('rules').flatMap((text) => [...text.matchAll(/ expr: ([\s\S]*?)(?=\n {8}\w+:|\n {6}[-#])/g)]);
  return [...exprs.map(([, quoted]) => JSON.parse(quoted!) as string), ...rules.map(([, expr]) => expr!)];
}

/** Metrics of Trackway in these expressions; `service` if the expression selects one. */
export function queriedMetrics(): { readonly name: string; readonly service: string | undefined }[] {
  const matches = expressions().flatMap((expression) => [
    ...expression.matchAll(
      /\b((?:gateway|http|grpc|process|nodejs|database|events|outbox|operations|partitions|webhook|ai|rule|dead)(?:_\w+)?)\b(?=[{[) ]|$)(?:\{([^}]*)\})?/gm,
    ),
  ]);
  const all = matches.map(([, name, filter = '']) => ({
    name: name!.replace(/_(bucket|count|sum)$/, ''),
    service: /service="(\w+)"/.exec(filter)?.[1],
  }));
  return [...new Map(all.map((one) => [`${one.name} ${one.service}`, one])).values()];
}
