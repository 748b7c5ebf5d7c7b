import { makeCall } from './call';
import { NetworkError } from './network-error';

const call = makeCall(async () => Response.json({ response: true }));

/** A file whose connection is lost after the first bytes. */
const cutOffFile = () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body, { headers: { 'content-type': 'text/csv' } });
};

it('a file that is cut off is a network error', async () => {
  const download = makeCall(async () => cutOffFile())(
    'get',
    '/api/management/spreadsheet-operations/{operation}/download',
    { path: { operation: '1' } },
  );

  await expect(download).rejects.toBeInstanceOf(NetworkError);
});

it('a file whose download the caller aborts rejects with the reason', async () => {
  const signal = AbortSignal.abort(new Error('stopped'));
  const file = new Response(new ReadableStream({ start: (controller) => controller.error(signal.reason) }));
  const download = makeCall(async () => file)(
    'get',
    '/api/management/spreadsheet-operations/{operation}/download',
    { path: { operation: '1' } },
    { signal },
  );

  await expect(download).rejects.toThrow('stopped');
});

describe('a value of the path', () => {
  it.each(['', '.', '..'])('is rejected if the URL would be that of another resource: "%s"', async (project) => {
    const left = call('delete', '/api/management/funnels/{funnel}/projects/{project}', {
      path: { funnel: 'f-1', project },
    });

    await expect(left).rejects.toThrow('needs a value for project');
  });
});
