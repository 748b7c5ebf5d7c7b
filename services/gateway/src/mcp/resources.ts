import { type ResourceKind, resourceTools } from './tool-catalogue';

const SCHEME = 'trackway';

/** URI under which an MCP client reads a resource, such as `trackway://projects/<id>`. */
export function resourceUri(kind: ResourceKind, id: string): string {
  return `${SCHEME}://${kind}/${encodeURIComponent(id)}`;
}

export const resourceTemplates = Object.keys(resourceTools).map((kind) => ({
  name: kind,
  uriTemplate: `${SCHEME}://${kind}/{id}`,
  mimeType: 'application/json',
}));

/** The tool call that reads a resource; undefined for a URI of another kind. */
export function resourceCall(uri: string): { tool: string; arguments: Readonly<Record<string, string>> } | undefined {
  const [, kind = '', id = ''] = /^trackway:\/\/([a-z-]+)\/([^/]+)$/.exec(uri) ?? [];
  const found = Object.entries(resourceTools).find(([name]) => name === kind)?.[1];
  return found && { tool: found.tool, arguments: { [found.argument]: decode(id) } };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
