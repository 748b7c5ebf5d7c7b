import { access } from './en/access';
import { board } from './en/board';
import { deliveries } from './en/deliveries';
import { project } from './en/project';
import { projects } from './en/projects';
import { rules } from './en/rules';
import { shell } from './en/shell';
import { transfers } from './en/transfers';
import { ui } from './en/ui';
import { views } from './en/views';

export const english = {
  ...ui,
  ...shell,
  ...projects,
  ...project,
  ...board,
  ...transfers,
  ...rules,
  ...access,
  ...views,
  ...deliveries,
} as const;

export type TextKey = keyof typeof english;
export type Texts = Readonly<Record<TextKey, string>>;
