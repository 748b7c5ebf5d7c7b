/** Paths of 24 × 24 outlines. */
const PATHS = {
  projects: 'M4 5h16v5H4zM4 14h10v5H4zM18 14h2v5h-2z',
  board: 'M4 4h4v16H4zM10 4h4v10h-4zM16 4h4v13h-4z',
  transfer: 'M7 4v13M3 8l4-4 4 4M17 20V7M13 16l4 4 4-4',
  rules: 'M13 3L5 14h6l-1 7 8-11h-6z',
  agents: 'M6 8h12v10H6zM12 8V4M9 13h.01M15 13h.01M3 12v3M21 12v3',
  deliveries: 'M3 11l18-8-8 18-2-8z',
  conversations: 'M4 5h16v11H9l-5 4z',
  access: 'M8 15a4 4 0 1 1 3.9-5H21v3h-2v3h-3v-3h-4.1A4 4 0 0 1 8 15zM8 11h.01',
  operations: 'M3 12h4l3-8 4 16 3-8h4',
  overview: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 13l4 4L19 7',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  right: 'M9 6l6 6-6 6',
  left: 'M15 6l-6 6 6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  code: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  filter: 'M4 6h16M7 12h10M10 18h4',
  sort: 'M8 5v14M4 15l4 4 4-4M16 19V5M12 9l4-4 4 4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  edit: 'M4 20l1-5L16 4l4 4L9 19z',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  refresh: 'M20 11a8 8 0 1 0-2 6M20 5v6h-6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  play: 'M7 5l12 7-12 7z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  funnel: 'M4 5h16l-6 8v6l-4-2v-4z',
  tag: 'M4 4h8l8 8-8 8-8-8zM8 8h.01',
  form: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
