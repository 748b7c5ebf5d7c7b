import type { merge as english } from '../en/merge';

export const merge: Record<keyof typeof english, string> = {
  'merge.title': 'Unir {name} a outro projeto',
  'merge.about':
    'O outro projeto passa a mostrar também as respostas e os formulários deste. Este rejeita alterações até a união ser desfeita.',
  'merge.into': 'Projeto que permanece',
  'merge.do': 'Unir',
  'merge.merged': 'O projeto foi unido.',
  'merge.is_merged': 'Este projeto não pode ser alterado, porque foi unido a',
  'merge.undo': 'Desfazer união',
  'merge.undone': 'A união foi desfeita.',
};
