import type { Route } from '@trackway/http';
import { type Files, fileRoute } from '@trackway/storage';
import type { Application } from '../application';

const named = {
  service: 'forms',
  operationId: 'readAnswerFile',
  summary: 'The file of an answer, by the link that the answer names',
  tag: 'Answers',
};

export function fileRoutes({ queries }: Application, files: Files): Route[] {
  return [fileRoute(named, files, (frameId, id) => queries.findFile(frameId, id))];
}
