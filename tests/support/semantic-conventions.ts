import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The declaration of an attribute, with its comment. */
const DECLARATION = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*declare const ATTR_\w+: "([^"]+)"/g;

/** Attributes of the semantic conventions of OpenTelemetry that are not deprecated. */
export function conventionalAttributes(): ReadonlySet<string> {
  const folder = dirname(require.resolve('@opentelemetry/semantic-conventions'));
  const texts = ['stable', 'experimental'].map((kind) =>
    readFileSync(join(folder, `${kind}_attributes.d.cts`), 'utf8'),
  );
  const declarations = [...texts.join('\n').matchAll(DECLARATION)];
  return new Set(
    declarations.flatMap(([, comment = '', name = '']) => (comment.includes('@deprecated') ? [] : [name])),
  );
}
