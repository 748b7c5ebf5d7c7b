import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { projectSearch } from '../project/project-search';
import { projectsSearch } from '../projects/projects-search';
import { FailedScreen, MissingScreen } from './fallback-screens';
import { Shell } from './shell';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: MissingScreen,
  errorComponent: ({ error }) => <FailedScreen error={error} />,
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/projects' });
  },
});

const projects = createRoute({
  getParentRoute: () => root,
  path: '/projects',
  validateSearch: projectsSearch,
  component: lazyRouteComponent(() => import('../projects/projects-screen'), 'ProjectsScreen'),
});

const project = createRoute({
  getParentRoute: () => root,
  path: '/projects/$project',
  validateSearch: projectSearch,
  component: lazyRouteComponent(() => import('../project/project-screen'), 'ProjectScreen'),
});

const routeTree = root.addChildren([home, projects, project]);

export function makeRouter({ basePath, onNavigate }: { basePath: string; onNavigate: () => void }) {
  const router = createRouter({ routeTree, basepath: basePath, defaultPreload: 'intent', scrollRestoration: true });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) onNavigate();
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
