import { makeCall } from './call';

const call = makeCall(async () => Response.json({ response: true }));

describe('a value of the path', () => {
  it.each(['', '.', '..'])('is rejected if the URL would be that of another resource: "%s"', async (project) => {
    const left = call('delete', '/api/management/funnels/{funnel}/projects/{project}', {
      path: { funnel: 'f-1', project },
    });

    await expect(left).rejects.toThrow('needs a value for project');
  });
});
