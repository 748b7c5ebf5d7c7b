import { Readable } from 'node:stream';
import { notFound } from '@trackway/errors';
import { textParameter } from '../routes/path-parameters';
import { StreamReply } from '../routes/reply';
import { defineRoute, type Route } from '../routes/route';
import { drawAvatar, readAvatar } from './avatar';

const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Serves the pictures that `avatar_url` names. */
export function avatarRoute(): Route {
  return defineRoute({
    method: 'get',
    path: '/avatars/:avatar',
    operationId: 'readAvatar',
    summary: 'Read the generated picture of a user or another initiator',
    description: 'An SVG with the initials of the name. Pictures never change, so clients can cache them.',
    tag: 'Users',
    scope: 'public',
    params: { avatar: textParameter('avatar', 'The last segment of an `avatar_url`') },
    response: { mediaType: 'image/svg+xml' },
    failures: ['avatar_model_not_found'],
    handle: async ({ params }) => {
      const avatar = readAvatar(params.avatar);
      if (!avatar) throw notFound('avatar');
      return new StreamReply(Readable.from([drawAvatar(avatar)]), { headers: HEADERS });
    },
  });
}
