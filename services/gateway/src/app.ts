import type { NextFunction } from 'express';
import express, { type Express } from 'express';
import type { GatewayRequest, GatewayResponse } from './edge/exchange';

export type Step = (request: GatewayRequest, response: GatewayResponse, next: NextFunction) => void;

export type ErrorStep = (
  error: unknown,
  request: GatewayRequest,
  response: GatewayResponse,
  next: NextFunction,
) => void;

/** An Express application of these steps and nothing else: no parsing, no headers and no pages of its own. */
export function makeApp(steps: readonly Step[], onError: ErrorStep): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  for (const step of steps) app.use(step);
  app.use(onError);
  return app;
}
