import type { Clock, NewId } from '@trackway/runtime';
import type { ProjectDirectory } from '../conversations/project-directory';
import type { UnitOfWork } from '../unit-of-work';
import { makePreviewReply } from './preview-reply';
import { makeListTemplates, makeReadTemplate } from './read-reply-templates';
import { makeRestoreTemplate } from './restore-reply-template';
import { makeCreateTemplate, makeDeleteTemplate, makeUpdateTemplate } from './write-reply-template';

export interface ReplyTemplatesDeps {
  readonly unitOfWork: UnitOfWork;
  readonly projects: ProjectDirectory;
  readonly newId: NewId;
  readonly clock: Clock;
}

export type ReplyTemplatesModule = ReturnType<typeof replyTemplatesModule>;

export function replyTemplatesModule(deps: ReplyTemplatesDeps) {
  return {
    commands: {
      createTemplate: makeCreateTemplate(deps),
      updateTemplate: makeUpdateTemplate(deps),
      deleteTemplate: makeDeleteTemplate(deps),
      restoreTemplate: makeRestoreTemplate(deps),
    },
    queries: {
      listTemplates: makeListTemplates(deps),
      readTemplate: makeReadTemplate(deps),
      previewReply: makePreviewReply(deps),
    },
  };
}
