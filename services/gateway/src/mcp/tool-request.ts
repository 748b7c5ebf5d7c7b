import type { Tool } from './tool';

export type Arguments = Readonly<Record<string, unknown>>;

export interface ToolRequest {
  readonly url: URL;
  readonly body: string | undefined;
}

/**
 * Builds the HTTP request of a tool call, or returns a sentence that names the wrong argument. Path parameters are
 * checked because URL parsing resolves `.` and `..`, which would address another operation.
 */
export function toolRequest(tool: Tool, given: Arguments, base: string): ToolRequest | { readonly problem: string } {
  const problem = findProblem(tool, given);
  if (problem !== undefined) return { problem };
  const all: Arguments = { ...tool.hint.defaults, ...given };
  const path = tool.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const url = new URL(path, base);
  if (url.pathname !== path) return { problem: 'The path parameters do not form a valid path.' };
  for (const name of tool.queryParameters) addQuery(url, name, all[name]);
  const members = tool.bodyMembers?.filter((name) => all[name] !== undefined);
  return { url, body: members && JSON.stringify(Object.fromEntries(members.map((name) => [name, all[name]]))) };
}

function findProblem({ inputSchema, pathParameters }: Tool, given: Arguments): string | undefined {
  const known = Object.keys(inputSchema.properties);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length > 0) return `Unknown arguments: ${unknown.join(', ')}. Known arguments: ${known.join(', ')}.`;
  const missing = inputSchema.required.filter((name) => given[name] === undefined);
  if (missing.length > 0) return `Missing arguments: ${missing.join(', ')}.`;
  const invalid = pathParameters.filter((name) => !isSegment(given[name]));
  if (invalid.length > 0) return `Invalid path parameters: ${invalid.join(', ')}. Use the id of the object.`;
  return isWellFormed(given) ? undefined : 'Texts must be well-formed Unicode.';
}

/** Whether no text has half of a surrogate pair. JSON escapes those as `\ud…`, and a backslash as two. */
function isWellFormed(given: Arguments): boolean {
  return !JSON.stringify(given).replaceAll('\\\\', '').includes('\\ud');
}

/** Whether a value can be one segment of a path. */
function isSegment(value: unknown): boolean {
  if (typeof value === 'number') return true;
  return typeof value === 'string' && value.isWellFormed() && !['', '.', '..'].includes(value);
}

function addQuery(url: URL, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'object' && !Array.isArray(value)) {
    for (const [field, one] of Object.entries(value)) url.searchParams.append(`${name}[${field}]`, String(one));
  } else url.searchParams.append(name, String(value));
}
