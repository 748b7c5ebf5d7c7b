export const merge = {
  'merge.title': 'Merge {name} into another project',
  'merge.about':
    'The other project then also shows the answers and forms of this one. This one rejects changes until the merge is undone.',
  'merge.into': 'Project that remains',
  'merge.do': 'Merge',
  'merge.merged': 'The project was merged.',
  'merge.is_merged': 'This project cannot be changed, because it was merged into',
  'merge.undo': 'Undo merge',
  'merge.undone': 'The merge was undone.',
};
