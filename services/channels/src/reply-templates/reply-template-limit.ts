import { ruleBroken } from '@trackway/errors';
import type { ReplyTemplateStore } from './reply-template-store';

const MAX_TEMPLATES = 500;

/** @throws AppError 422 `template_limit_reached` */
export async function assertBelowLimit(
  templates: Pick<ReplyTemplateStore, 'countForLimit'>,
  frameId: string,
): Promise<void> {
  if ((await templates.countForLimit(frameId)) < MAX_TEMPLATES) return;
  throw ruleBroken(
    'template_limit_reached',
    `There are ${MAX_TEMPLATES} reply templates. Delete one before you add another.`,
  );
}
