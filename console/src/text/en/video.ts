export const video = {
  'video.played': '{seconds} of {duration} seconds played',
  'video.elsewhere': 'This video cannot be played here. Open its link.',
  'video.watched': 'I have watched “{name}”',
};
