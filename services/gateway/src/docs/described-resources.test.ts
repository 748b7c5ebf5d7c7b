import type { Exchange, GatewayRequest } from '../exchange/exchange';
import { mergeDocuments } from '../openapi/merge-documents';
import { describedResources } from './described-resources';

function open() {
  const documentOf = (missing: readonly string[]) => mergeDocuments(new Map(), { publicUrl: '/', missing });
  const state = { document: documentOf([]) };
  const resources = new Map(describedResources([], async () => state.document));
  const get = (path: string) => resources.get(path)?.({} as Exchange, { headers: {} } as GatewayRequest);
  return { state, documentOf, get };
}

describe.each(['/openapi.json', '/llms.txt'])('the resource %s', (path) => {
  it('is created once for each document, so that responses share one buffer', async () => {
    const { state, documentOf, get } = open();
    const first = await get(path);

    expect(first?.body).toBeInstanceOf(Buffer);
    expect((await get(path))?.body).toBe(first?.body);
    state.document = documentOf(['forms']);
    expect((await get(path))?.body).not.toBe(first?.body);
  });
});

describe('the OpenAPI document', () => {
  it('names missing services in a header', async () => {
    const { state, documentOf, get } = open();
    expect((await get('/openapi.json'))?.headers).not.toContain('X-Trackway-Missing');
    state.document = documentOf(['forms', 'funnels']);

    const response = await get('/openapi.json');

    expect(response?.headers).toEqual(expect.arrayContaining(['X-Trackway-Missing', 'forms, funnels']));
    expect(JSON.parse(String(response?.body))).toMatchObject({ openapi: '3.1.0' });
  });
});
