/** Values of a workflow's contexts by their path, such as `matrix.helm` or `steps.list.outputs.names`. */
export type Contexts = Readonly<Record<string, string>>;

/** Replaces the expressions of a text. `fromJSON(…)` returns its argument, which is JSON. @throws Error for an unknown value */
export function evaluateText(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{\s*(.+?)\s*\}\}/g, (_, expression: string) => evaluateExpression(expression, contexts));
}

/** Whether a step runs: comparisons of a value with a text, and the status functions. Without a condition it does. */
export function evaluateCondition(condition: string | undefined, contexts: Contexts): boolean {
  if (condition === undefined || condition === 'always()') return true;
  if (condition === 'failure()') return false;
  const [, path, operator, expected] = /^(\S+) (==|!=) '([^']*)'$/.exec(condition) ?? [];
  if (path === undefined) throw new Error(`The condition is not supported: ${condition}`);
  return (evaluateExpression(path, contexts) === expected) === (operator === '==');
}

function evaluateExpression(expression: string, contexts: Contexts): string {
  const path = /^fromJSON\((.+)\)$/.exec(expression)?.[1] ?? expression;
  const value = contexts[path];
  if (value === undefined) throw new Error(`The expression has no local value: ${expression}`);
  return value;
}

/** The outputs of a step, which it writes to the file GITHUB_OUTPUT. */
export function parseOutputs(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line) => {
    const at = line.indexOf('=');
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1)] as const] : [];
  });
  return Object.fromEntries(pairs);
}
