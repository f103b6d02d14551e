import { useEffect, useState } from 'react';
import { PauseButton } from '../../ui/carousel/pause-button.tsx';
import { useAutoplay } from '../../ui/carousel/use-autoplay.ts';

/** In ms. Source: product-rules.md, Timings. */
const times = { interval: 4000 };

/** Moves the highlight from step to step, and renders its pause button. The steps are static HTML in the same section. */
export default function HowItWorks() {
  const [step, setStep] = useState(0);
  const { controlsRef, playing, toggle } = useAutoplay(times, '.steps', () => setStep(step + 1));

  useEffect(() => {
    const steps = controlsRef.current?.closest('section')?.querySelectorAll('.steps > li') ?? [];
    steps.forEach((element, index) => {
      element.classList.toggle('is-on', index === step % steps.length);
    });
  }, [controlsRef, step]);

  return (
    <div ref={controlsRef}>
      <PauseButton playing={playing} onToggle={toggle} name="the highlight" />
    </div>
  );
}
