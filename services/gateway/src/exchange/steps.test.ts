import { createLogger } from '@trackway/runtime';
import request from 'supertest';
import { originReader } from './client-address';
import { onError } from './on-error';
import { receiveHead } from './receive-head';
import { responseHeaderMaker } from './response-headers';
import { makeSendError } from './send-error';
import { makeApp, type Step } from './steps';

describe('the steps of a request', () => {
  const responseHeaders = responseHeaderMaker({ isHttps: false, cors: () => [], isDraining: () => false });
  const sendError = makeSendError(responseHeaders);
  const first = receiveHead({ originOf: originReader({ trustedProxies: [], publicUrl: undefined }), sendError });
  const logger = createLogger({ service: 'gateway', level: 'silent' });
  const appOf = (...steps: Step[]) => makeApp([first, ...steps], onError({ sendError, logger }));

  it('run in order until one of them responds', async () => {
    const seen: string[] = [];
    const passes =
      (name: string): Step =>
      (_request, _response, next) => {
        seen.push(name);
        next();
      };
    const responds: Step = (_request, response) => response.end('done');

    const response = await request(appOf(passes('one'), passes('two'), responds, passes('three'))).get('/');

    expect(response.text).toBe('done');
    expect(seen).toEqual(['one', 'two']);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('password of the database');
      },
    ],
    ['passes an error on', (_request, _response, next) => next(new Error('password of the database'))],
  ] as [string, Step][])('respond 500 without internal details if a step %s', async (_how, breaks) => {
    const response = await request(appOf(breaks)).get('/');

    expect(response.status).toBe(500);
    expect(response.body).toEqual({
      response: false,
      message: 'server_error',
      error: 'An unexpected error occurred. Report the request id to the operator.',
      doc_url: expect.stringMatching(/^http:.+\/docs\/errors#server_error$/),
      request_id: response.headers['x-request-id'],
    });
  });

  it('close the connection if a step fails after it has started its response', async () => {
    const breaks: Step = (_request, response, next) => {
      response.write('half');
      setImmediate(() => next(new Error('broken')));
    };

    await expect(request(appOf(breaks)).get('/')).rejects.toThrow(/aborted|hang up/);
  });
});
