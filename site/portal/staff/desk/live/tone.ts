let context: AudioContext | undefined;

/** Two short notes, quiet. Browsers play them only after the page was clicked or typed in once. */
export function playTone(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const start = context.currentTime;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    gain.connect(context.destination);
    for (const [at, frequency] of [
      [0, 660],
      [0.14, 880],
    ] as const) {
      const tone = context.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(gain);
      tone.start(start + at);
      tone.stop(start + 0.5);
    }
  } catch {
    // Without audio, the title still counts.
  }
}
