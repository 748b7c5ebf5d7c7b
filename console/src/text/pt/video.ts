import type { video as english } from '../en/video';

export const video: Record<keyof typeof english, string> = {
  'video.played': '{seconds} de {duration} segundos reproduzidos',
  'video.elsewhere': 'Não é possível reproduzir este vídeo aqui. Abra a ligação.',
  'video.watched': 'Vi “{name}”',
};
