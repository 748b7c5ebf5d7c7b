import type { NextFunction } from 'express';
import express, { type Express } from 'express';
import type { GatewayListener } from '../http-server';
import type { GatewayRequest, GatewayResponse } from './exchange';

export type Step = (request: GatewayRequest, response: GatewayResponse, next: NextFunction) => void;

export type ErrorStep = (
  error: unknown,
  request: GatewayRequest,
  response: GatewayResponse,
  next: NextFunction,
) => void;

/** An Express application that runs only these steps. */
export function makeApp(steps: readonly Step[], onError: ErrorStep): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(runInOrder(steps));
  app.use(onError);
  return app;
}

/** Runs `steps`, then `otherwise` if none of them responded. Errors go to `onError`. */
export function requestListener(
  steps: readonly Step[],
  otherwise: GatewayListener,
  onError: ErrorStep,
): GatewayListener {
  const run = runInOrder(steps);
  return (request, response) => {
    const next = (error?: unknown) => (error ? onError(error, request, response, next) : otherwise(request, response));
    try {
      run(request, response, next);
    } catch (error) {
      onError(error, request, response, next);
    }
  };
}

/** Combines steps into one middleware, because Express matches the path again for every middleware it knows. */
export function runInOrder(steps: readonly Step[]): Step {
  return steps.reduceRight<Step>(
    (rest, step) => (request, response, next) =>
      step(request, response, (error?: unknown) => (error ? next(error) : rest(request, response, next))),
    (_request, _response, next) => next(),
  );
}
