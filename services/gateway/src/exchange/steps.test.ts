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

  it('come one after the other, until one answers', async () => {
    const seen: string[] = [];
    const passes =
      (name: string): Step =>
      (_request, _response, next) => {
        seen.push(name);
        next();
      };
    const answers: Step = (_request, response) => response.end('done');

    const answer = await request(appOf(passes('one'), passes('two'), answers, passes('three'))).get('/');

    expect(answer.text).toBe('done');
    expect(seen).toEqual(['one', 'two']);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('password of the database');
      },
    ],
    ['hands on an error', (_request, _response, next) => next(new Error('password of the database'))],
  ] as [string, Step][])('end in a 500 that tells nothing of the inside where one %s', async (_how, breaks) => {
    const answer = await request(appOf(breaks)).get('/');

    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      response: false,
      message: 'server_error',
      error: 'An unexpected error occurred. Report the request id to the operator.',
      doc_url: expect.stringMatching(/^http:.+\/docs\/errors#server_error$/),
      request_id: answer.headers['x-request-id'],
    });
  });

  it('end with the connection where one breaks in the middle of its answer', async () => {
    const breaks: Step = (_request, response, next) => {
      response.write('half');
      setImmediate(() => next(new Error('broken')));
    };

    await expect(request(appOf(breaks)).get('/')).rejects.toThrow(/aborted|hang up/);
  });
});
