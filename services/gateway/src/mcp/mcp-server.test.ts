import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { mergeDocuments } from '../openapi/merge-documents';
import { mcpServers } from './mcp-server';

describe('a tool of a service that nothing describes', () => {
  it('is unavailable, not unknown', async () => {
    const document = mergeDocuments(new Map(), { publicUrl: '/', missing: ['projects'] });
    const server = mcpServers({ document: async () => document })({ base: '', authorization: '', requestId: '1' });
    const client = new Client({ name: 'test', version: '1' });
    const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
    await server.connect(ofServer);
    await client.connect(ofClient);

    await expect(client.callTool({ name: 'readProject', arguments: {} })).rejects.toMatchObject({
      code: -32603,
      message: expect.stringMatching(/not available now.*projects/),
    });
    await client.close();
  });
});
