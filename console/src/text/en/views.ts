export const views = {
  'views.title': 'Views',
  'views.shared_name': '{name} (shared)',
  'views.save': 'Save as a view',
  'views.save_about': 'A view stores the search text, filters, sorts and columns of this screen.',
  'views.share': 'Share with all users of this tenant',
  'views.edit': 'Edit view',
  'views.edit_of': 'Edit “{name}”',
  'views.replace': 'Replace its filters, sorts and columns by the current ones',
  'views.delete_of': 'Delete “{name}”',
  'views.delete_about': 'The view cannot be restored. Projects do not change.',
  'views.delete_shared_about': 'The view disappears for all users and cannot be restored. Projects do not change.',
} as const;
