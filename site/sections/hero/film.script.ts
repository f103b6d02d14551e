const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Plays the film while it is in view, unless the visitor paused it or asks for less motion or less data. */
export default function film(stage: HTMLElement): void {
  const video = stage.querySelector('video');
  const button = stage.querySelector('button');
  const caption = stage.querySelector('.caption');
  const track = video?.textTracks[0];
  if (!video || !button || !caption || !track) return;
  // Browsers move the captions that they show, which counts as a layout shift.
  track.mode = 'hidden';
  track.oncuechange = () => {
    const cues = [...(track.activeCues ?? [])] as VTTCue[];
    caption.textContent = cues.map(({ text }) => text).join(' ');
  };
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  let isWanted = !lessMotion.matches && connection?.saveData !== true;

  const show = () => {
    stage.toggleAttribute('data-playing', !video.paused);
    button.setAttribute('aria-label', video.paused ? 'Play the film' : 'Pause the film');
  };
  video.onplay = video.onpause = show;
  // A browser can refuse to play; the button stays.
  const play = () => void video.play().catch(show);
  button.onclick = () => {
    isWanted = video.paused;
    if (isWanted) play();
    else video.pause();
  };
  lessMotion.onchange = () => {
    if (lessMotion.matches) video.pause();
    isWanted &&= !lessMotion.matches;
  };
  new IntersectionObserver((entries) => {
    // Several changes can arrive together; the last is how it is now.
    if (!entries.at(-1)?.isIntersecting) video.pause();
    else if (isWanted) play();
  }).observe(video);
}
