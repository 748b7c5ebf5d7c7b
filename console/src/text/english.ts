import { projects } from './en/projects';
import { shell } from './en/shell';
import { ui } from './en/ui';

export const english = { ...ui, ...shell, ...projects } as const;

export type TextKey = keyof typeof english;
export type Texts = Readonly<Record<TextKey, string>>;
