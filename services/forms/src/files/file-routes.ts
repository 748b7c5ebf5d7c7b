import type { Route } from '@trackway/http';
import { type Files, fileRoute } from '@trackway/storage';
import type { FilesModule } from './files-module';

const named = {
  service: 'forms',
  operationId: 'readAnswerFile',
  summary: 'Download the file of an answer by the link in the answer',
  tag: 'Answers',
};

export function fileRoutes({ findFile }: FilesModule, files: Files): Route[] {
  return [fileRoute(named, files, findFile)];
}
