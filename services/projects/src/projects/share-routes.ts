import { Readable } from 'node:stream';
import { httpStatus, isAppError } from '@trackway/errors';
import { defineRoute, ifVersion, type Route, StreamReply, textParameter, uuidParameter } from '@trackway/http';
import { projectReply } from './project-routes';
import type { ProjectsModule } from './projects-module';
import { presentShare } from './shares/present-share';
import { DEFAULT_FIELDS } from './shares/share';
import { errorPage, sharePage } from './shares/share-page';
import { shareBody, sharedProjectSchema } from './shares/share-schemas';
import { pageHeaders } from './shares/share-style';
import { projectSchema } from './views/project-schema';

const common = {
  path: '/api/management/projects/:project/share',
  tag: 'Share pages',
  scope: 'projects:write',
  params: { project: uuidParameter('project') },
  response: { project: projectSchema },
} as const;

export function shareRoutes({ commands, queries }: ProjectsModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'post',
      operationId: 'shareProject',
      summary: 'Share a project as a page that everybody with the link can read',
      description: 'The page is /share/{share_token}. Sharing again keeps the link and replaces the settings.',
      body: shareBody,
      failures: ['project_model_not_found', 'merged_project', 'precondition_failed'],
      handle: async ({ caller, params: { project: id }, body: { expires_at, fields }, request }) => {
        const expiry = expires_at ? new Date(expires_at).toISOString() : null;
        const settings = { expires_at: expiry, fields: [...new Set(fields ?? DEFAULT_FIELDS)] };
        const shared = await commands.shareProject(caller, id, settings, ifVersion(request).ifVersion);
        return projectReply(await queries.presentWritten(caller, shared));
      },
    }),
    defineRoute({
      ...common,
      method: 'delete',
      operationId: 'unshareProject',
      summary: 'Revoke the link of a share page',
      description: 'Sharing again makes another link. Only an undo of the revocation restores the former one.',
      failures: ['project_model_not_found', 'share_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { project: id }, request }) => {
        const hidden = await commands.unshareProject(caller, id, ifVersion(request).ifVersion);
        return projectReply(await queries.presentWritten(caller, hidden));
      },
    }),
    defineRoute({
      method: 'get',
      path: '/share/:token',
      operationId: 'openSharePage',
      summary: 'Read a shared project',
      description: 'An HTML page, or JSON with Accept: application/json.',
      tag: 'Share pages',
      scope: 'public',
      params: { token: textParameter('share', 'Token of the link') },
      response: { project: sharedProjectSchema },
      page: true,
      ignoresUnknownParameters: true,
      failures: ['share_model_not_found', 'link_expired', 'link_revoked'],
      handle: async ({ params: { token }, request }) => {
        const wantsPage = request.accepts(['text/html', 'application/json']) !== 'application/json';
        if (!wantsPage) return { project: presentShare(await queries.openShare(token)) };
        return openPage(() => queries.openShare(token));
      },
    }),
  ];
}

/** An error is also shown as a page, because users open links in a browser. */
async function openPage(open: () => ReturnType<ProjectsModule['queries']['openShare']>): Promise<StreamReply> {
  try {
    const opened = await open();
    return pageReply(sharePage(presentShare(opened), opened.frame.name), 200);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return pageReply(errorPage(error.message), httpStatus[error.kind]);
  }
}

function pageReply(text: string, status: number): StreamReply {
  return new StreamReply(Readable.from([Buffer.from(text)]), { status, headers: pageHeaders });
}
