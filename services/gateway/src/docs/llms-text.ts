import type { OpenApiDocument } from '../openapi/merge-documents';
import type { Guide } from './guides';

/** The API and its guides as one Markdown page for language models (https://llmstxt.org). */
export function llmsText(document: OpenApiDocument, guides: readonly Guide[]): string {
  const { title = '', description = '' } = document.info;
  return [
    `# ${title}`,
    '',
    `> ${description}`,
    '',
    'Every request needs `Authorization: Bearer <token>`. Request and response bodies are JSON. Successful responses have `"response": true`.',
    '',
    '## Guides',
    '',
    ...guides.map((guide) => `- [${guide.title}](/docs/guides/${guide.name}.md)`),
    '',
    '## Reference',
    '',
    '- [OpenAPI document](/openapi.json): every operation with its schemas, scopes and failures',
    '- [AsyncAPI document](/asyncapi.json): every event with its schema and an example',
    '',
    '## Operations',
    '',
    ...Object.entries(document.paths).flatMap(([path, methods]) => operationLines(path, methods)),
    '',
  ].join('\n');
}

function operationLines(path: string, methods: unknown): string[] {
  if (typeof methods !== 'object' || methods === null) return [];
  return Object.entries(methods).map(([method, operation]: [string, { summary?: string }]) => {
    return `- \`${method.toUpperCase()} ${path}\`: ${operation.summary ?? ''}`;
  });
}
