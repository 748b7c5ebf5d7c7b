import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', '..', 'deploy', 'observability');

/** Every question to Prometheus that rules and dashboards ask, as they are written. */
function questions(): string[] {
  const texts = (folder: string) =>
    readdirSync(join(FOLDER, folder)).map((name) => readFileSync(join(FOLDER, folder, name), 'utf8'));
  const exprs = texts('dashboards').flatMap((text) => [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)]);
  // In rules an expression ends where the next key of the rule begins.
  const rules = texts('rules').flatMap((text) => [...text.matchAll(/ expr: ([\s\S]*?)(?=\n {8}\w+:|\n {6}[-#])/g)]);
  return [...exprs.map(([, quoted]) => JSON.parse(quoted!) as string), ...rules.map(([, expr]) => expr!)];
}

/** Metrics of ours that are asked for, by name; `service` where the question says whose. */
export function askedMetrics(): { readonly name: string; readonly service: string | undefined }[] {
  const asked = questions().flatMap((question) => [
    ...question.matchAll(
      /\b((?:gateway|http|grpc|process|nodejs|database|events|outbox|operations|lanes|webhook|ai|rule|dead)(?:_\w+)?)\b(?=[{[) ]|$)(?:\{([^}]*)\})?/gm,
    ),
  ]);
  const all = asked.map(([, name, filter = '']) => ({
    name: name!.replace(/_(bucket|count|sum)$/, ''),
    service: /service="(\w+)"/.exec(filter)?.[1],
  }));
  return [...new Map(all.map((one) => [`${one.name} ${one.service}`, one])).values()];
}
