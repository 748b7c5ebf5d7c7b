import { Page } from '../ui/layout';

export function ProjectScreen() {
  return <Page title="…">…</Page>;
}
